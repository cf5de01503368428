import type { Page } from '@playwright/test';
import { attributes, readBuilt } from './built.ts';
import { expect, header, pages, test } from './site.ts';

const readGround = (page: Page) =>
  header(page).evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = backgroundColor.match(/[\d.]+/g)!.map(Number);
    return alpha === 0 && backdropFilter === 'none'
      ? 'transparent'
      : alpha > 0.7 && Math.max(red, green, blue) < 32 && /blur\((?!0)/.test(backdropFilter)
        ? 'dark and blurred'
        : `${backgroundColor} ${backdropFilter}`;
  });

test('header is transparent at the top, dark and blurred once scrolled', async ({ page }) => {
  await page.goto(pages.home.path);
  await expect.poll(() => readGround(page)).toBe('transparent');
  const place = await header(page).boundingBox();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => readGround(page)).toBe('dark and blurred');
  expect(await header(page).boundingBox()).toEqual(place);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => readGround(page)).toBe('transparent');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('header is dark', async ({ page }) => {
    await page.goto(pages.contact.path);
    expect(await readGround(page)).toBe('dark and blurred');
  });
});

test('anchors stop below the header', async ({ page }) => {
  const links = readBuilt('dist').pages.flatMap(({ path, tree }) =>
    attributes(tree, ':is(main, footer) a[href*="#"]', 'href').map(
      (href) => (href.startsWith('#') ? path : '') + href,
    ),
  );
  await page.setViewportSize({ width: 390, height: 600 });
  for (const link of new Set(links)) {
    await page.goto(link);
    await expect.soft(page.locator(':target'), link).toBeInViewport();
    const { y, height } = (await header(page).boundingBox())!;
    expect
      .soft((await page.locator(':target').boundingBox())!.y, link)
      .toBeGreaterThanOrEqual(y + height - 1);
  }
});
