import type { Page } from '@playwright/test';
import { DESK, expect, header, navigation, PHONE, pages, test } from './site.ts';

const readGround = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = backgroundColor.match(/[\d.]+/g)!.map(Number);
    return alpha === 0 && backdropFilter === 'none'
      ? 'transparent'
      : alpha > 0.8 && Math.max(red, green, blue) < 32 && /blur\((?!0)/.test(backdropFilter)
        ? 'dark and blurred'
        : `${backgroundColor} ${backdropFilter}`;
  });

for (const viewport of [PHONE, DESK])
  test(`header is transparent at the top, dark and blurred once scrolled, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(pages.about.path);
    await expect.poll(() => readGround(page)).toBe('transparent');
    const place = await header(page).boundingBox();
    await page.mouse.wheel(0, 40);
    await expect.poll(() => readGround(page)).toBe('dark and blurred');
    expect(await header(page).boundingBox()).toEqual(place);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => readGround(page)).toBe('transparent');
  });

test('header highlights the current link alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  for (const { path, label } of navigation) {
    await page.goto(path);
    const highlighted = await header(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::before').scale === 'none')
          .map((link) => link.textContent),
      );
    expect.soft(highlighted, path).toEqual([label]);
    await expect.soft(header(page).locator('[aria-current=page]')).toHaveText(label);
  }
});

test('header is dark without scripts, and gives way in a very short window', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 256 },
  });
  await page.goto(`${pages.contact.path}#privacy`);
  expect(await readGround(page)).toBe('dark and blurred');
  await expect(header(page)).not.toBeInViewport();
  await page.close();
});

test('links to a place stop below the header', async ({ page }) => {
  const links = new Set<string>();
  for (const { path } of navigation) {
    await page.goto(path);
    for (const href of await page
      .locator('main a[href*="#"], footer a[href*="#"]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      links.add(href);
  }
  expect(links.size).toBeGreaterThan(5);
  await page.setViewportSize({ width: 390, height: 600 });
  for (const link of [...links].toSorted()) {
    await page.goto(link);
    await expect.soft(page.locator(':target'), link).toBeInViewport();
    const { y, height } = (await header(page).boundingBox())!;
    expect
      .soft((await page.locator(':target').boundingBox())!.y, link)
      .toBeGreaterThanOrEqual(y + height - 1);
  }
});
