import { expect, test } from '@playwright/test';
import { footer, header, main, sample } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

test('what a link to a place on a page leads to stands below the header, and in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of sample([390], [1280])) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(pages.home.path);
    const links = await page
      .locator('a[href*="#"]')
      .evaluateAll((all) => [...new Set((all as HTMLAnchorElement[]).map(({ href }) => href))]);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await page.goto(link);
      const target = page.locator(':target');
      await expect(target, link).toBeInViewport();
      // The whole page is the target of the skip link.
      if (await main(page).evaluate((element) => element.matches(':target'))) continue;
      const { y, height } = (await header(page).boundingBox())!;
      expect((await target.boundingBox())!.y, link).toBeGreaterThanOrEqual(y + height - 1);
    }
  }
});

test('the page follows the keyboard at once, also where it glides for others', async ({ page }) => {
  await page.goto(pages.contact.path);
  await page.keyboard.press('Tab');
  const scrolled = await footer(page)
    .getByRole('link')
    .last()
    .evaluate((link) => {
      link.focus();
      return scrollY;
    });
  expect(scrolled).toBeGreaterThan(0);
});
