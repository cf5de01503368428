import { expect, type Page, test } from '@playwright/test';
import { painted, sample } from '../support/site.ts';
import { listedPages, pages } from '../support/tested-site.ts';

const MAX_SHIFT = 0.01;
const FONT = '**/*.woff2';

/** The longest display type, and the most text. */
const FEW = [pages.home.path, pages.services.path];
const OTHERS = listedPages.map(({ path }) => path).filter((path) => !FEW.includes(path));

for (const width of sample([390], [1440]))
  for (const path of sample(FEW, OTHERS))
    test(`${path} at ${width} px: text waits for no font, and does not jump when it comes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(FONT, (route) => held.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await painted(page);
      expect(await hasFont(page)).toBe(false);
      // Of a page whose pictures are inline SVG only text is a candidate.
      await expect.poll(() => page.evaluate(sumValues, 'largest-contentful-paint')).toBeGreaterThan(0);
      // A browser that is told to wait for a font shows the text after three seconds all the same.
      expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).toContain('swap');
      const arrived = page.waitForResponse(FONT);
      release();
      await arrived;
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await hasFont(page)).toBe(true);
      expect(await page.evaluate(sumValues, 'layout-shift')).toBeLessThanOrEqual(MAX_SHIFT);
    });

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'));

/** Of all entries so far of a kind; of paints their number. */
function sumValues(type: string) {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  const entries: (PerformanceEntry & { value?: number })[] = observer.takeRecords();
  return entries.reduce((sum, { value = 1 }) => sum + value, 0);
}
