import { expect, type Page, test } from '@playwright/test';
import { likeliest, painted, routes } from '../support/site.ts';

const MOST_SHIFT = 0.01;
const FONT = '**/*.woff2';
const SHIFT = 'layout-shift';
/** Of a page whose pictures are inline SVG only text is a candidate. */
const TEXT_PAINT = 'largest-contentful-paint';

for (const width of likeliest([390], [1440]))
  for (const { path } of routes)
    test(`${path} at ${width} px: text is read before the font is there, and does not jump when it comes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdFont(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await watch(page);
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A browser that is told to wait for a font shows the text after three seconds all the same.
      expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).toContain('swap');
      await expect.poll(() => sumValues(page, TEXT_PAINT)).toBeGreaterThan(0);
      await release();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
      expect(await sumValues(page, SHIFT)).toBeLessThanOrEqual(MOST_SHIFT);
    });

/** Keeps the font back; what is returned lets it come. */
async function holdFont(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
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

const watch = (page: Page) =>
  page.evaluate(
    (kinds) => {
      const seen: PerformanceEntry[] = [];
      const observers = kinds.map((type) => {
        const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
        observer.observe({ type, buffered: true });
        return observer;
      });
      const readSeen = () => [...seen, ...observers.flatMap((observer) => observer.takeRecords())];
      Object.assign(window, { readSeen });
    },
    [SHIFT, TEXT_PAINT],
  );

const sumValues = (page: Page, kind: string) =>
  page.evaluate((kind) => {
    const seen: { entryType: string; value?: number }[] = Reflect.get(window, 'readSeen')();
    return seen.filter(({ entryType }) => entryType === kind).reduce((sum, { value = 1 }) => sum + value, 0);
  }, kind);
