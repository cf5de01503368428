import { expect } from '@playwright/test';
import { footer, header, main, sample } from '../support/site.ts';
import { listedPages, pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

test('what a link to a place on a page leads to stands below the header, and in view', async ({
  reader: page,
}) => {
  const links = new Set<string>();
  for (const { path } of listedPages) {
    await page.goto(path);
    // The whole page is the target of the skip link.
    const toPlaces = page.locator('a[href*="#"]:not([href="#main"])');
    for (const link of await toPlaces.all())
      links.add(await link.evaluate(({ href }: HTMLAnchorElement) => href));
  }
  expect(links.size).toBeGreaterThan(5);
  for (const width of sample([390], [1280])) {
    await page.setViewportSize({ width, height: 600 });
    // Sorted, so that most are followed without loading their page again.
    for (const link of [...links].toSorted()) {
      await page.goto(link);
      const target = page.locator(':target');
      await expect(target, link).toBeInViewport();
      const { y, height } = (await header(page).boundingBox())!;
      expect((await target.boundingBox())!.y, link).toBeGreaterThanOrEqual(y + height - 1);
    }
  }
});

test('a card is followed from anywhere on it', async ({ reader: page }) => {
  await page.goto(pages.home.path);
  const { card, id } = words.services.blocks[0]!;
  await main(page).getByText(card.text).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});

test('the page follows the keyboard at once, also where it glides for others', async ({ page }) => {
  await page.goto(pages.contact.path);
  await page.keyboard.press('Tab');
  const last = footer(page).getByRole('link').last();
  const scrolled = await last.evaluate((link) => {
    link.focus();
    return scrollY;
  });
  expect(scrolled).toBeGreaterThan(0);
});
