import type { Page } from '@playwright/test';
import { interpolate, parse, wcagContrast } from 'culori';
import { attributes, readBuilt } from './built.ts';
import { expect, header, pages, test } from './site.ts';

/** What is white beneath shows through, so the blur can be seen, and text has a contrast of 7:1 even so. */
async function readGround(page: Page) {
  const [ground, text, filter] = await header(page).evaluate((element) => {
    const { backgroundColor, color, backdropFilter } = getComputedStyle(element);
    return [backgroundColor, color, backdropFilter] as const;
  });
  const { alpha = 1 } = parse(ground)!;
  const overWhite = interpolate(['white', { ...parse(ground)!, alpha: 1 }], 'rgb')(alpha);
  if (alpha === 0 && filter === 'none') return 'transparent';
  return alpha < 0.8 && /blur\((?!0)/.test(filter) && wcagContrast(overWhite, text) >= 7
    ? 'dark and blurred'
    : `${ground} ${filter}`;
}

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

test('header is dark without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false });
  await page.goto(pages.contact.path);
  expect(await readGround(page)).toBe('dark and blurred');
  await page.close();
});

test('anchors stop below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const links = readBuilt('dist').pages.flatMap(({ path, tree }) =>
    attributes(tree, ':is(main, footer) a[href*="#"]', 'href').map((href) =>
      href.startsWith('#') ? path + href : href,
    ),
  );
  expect(links).not.toEqual([]);
  // In the order of pages, so that each page is loaded once.
  for (const link of [...new Set(links)].toSorted()) {
    await page.goto(link);
    const target = page.locator(':target');
    await expect.soft(target, link).toBeInViewport();
    const { y, height } = (await header(page).boundingBox())!;
    expect.soft((await target.boundingBox())!.y, link).toBeGreaterThanOrEqual(y + height - 1);
  }
});
