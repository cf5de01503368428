import { expect, type Page, test } from '@playwright/test';
import { painted, routes } from './site.ts';

const MOST_SHIFT = 0.01;
const FONT = '**/*.woff2';

for (const width of [390, 1440])
  test(`text is read before the font is there, and does not jump when it comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of routes) {
      const release = await holdFont(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await watchShifts(page);
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"')), path).toBe(false);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.poll(() => isPainted(page), path).toBe(true);
      await release();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"')), path).toBe(true);
      expect(await sumShifts(page), path).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });

/** Keeps the font back; what is returned lets it come. */
async function holdFont(page: Page) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.unroute(FONT);
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    const arrived = page.waitForResponse(FONT);
    release();
    return arrived;
  };
}

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShifts: () => [...shifts, ...observer.takeRecords()] });
  });

const sumShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: { value: number }[] = Reflect.get(window, 'readShifts')();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** The first contentful paint has come, though the font has not. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1);
