import { expect, type Page, test } from '@playwright/test';
import { painted } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

test('text is shown before the font has come, and then in it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  await page.goto(pages.services.path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  expect(await hasFont(page)).toBe(false);
  // Without pictures in the first view only text is a candidate.
  await expect.poll(() => page.evaluate(countPaints)).toBeGreaterThan(0);
  // A browser that is told to wait for a font shows the text after three seconds all the same.
  expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).toContain('swap');
  release();
  await expect.poll(() => hasFont(page)).toBe(true);
});

const hasFont = (page: Page) => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'));

function countPaints() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer.takeRecords().length;
}
