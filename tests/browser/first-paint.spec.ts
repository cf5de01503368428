import { expect, type Page, test } from '@playwright/test';
import { isDrawingScript } from '../support/drawings.ts';
import { holdBack, isPageScript, painted, sample, sitePaths } from '../support/site.ts';
import { pages } from '../support/tested-site.ts';

interface TraceEvent {
  name: string;
  args: { beginData?: { stackTrace?: { functionName: string; url: string }[] } };
}

/** With the stack of the script that forces a style or a layout. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
const LAYOUTS = ['Layout', 'UpdateLayoutTree'];

test('no script forces style or layout while a page loads', async ({ page, browser }) => {
  // The drawings are downloaded after the first paint, and may measure their places.
  await page.route(isDrawingScript, (route) => route.abort());
  await makeLayoutStale(page);
  // Between them the first two have every kind of drawing.
  for (const path of sample([pages.home.path, pages.services.path], sitePaths)) {
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(path);
    await painted(page);
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
    const layouts = traceEvents.filter(({ name }) => LAYOUTS.includes(name));
    expect(layouts.length).toBeGreaterThan(0);
    expect(
      layouts.flatMap(({ args }) => args.beginData?.stackTrace ?? []),
      path,
    ).toEqual([]);
  }
});

test('text is shown before the font has come, and then in it', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2');
  const hasFont = () => page.evaluate(() => document.fonts.check('16px "Instrument Sans"'));
  await page.goto(pages.services.path, { waitUntil: 'domcontentloaded' });
  // Without pictures in the first view only text is a candidate.
  await expect.poll(() => page.evaluate(countLargestPaints)).toBeGreaterThan(0);
  expect(await hasFont()).toBe(false);
  // A browser that is told to wait for a font shows the text after three seconds all the same.
  expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).toContain('swap');
  release();
  await expect.poll(hasFont).toBe(true);
});

/**
 * As before the first paint, however early that comes: when a script asks for a place or a style, the browser has to
 * lay out the page.
 */
async function makeLayoutStale(page: Page) {
  await page.addInitScript(() => {
    let padding = 0;
    const makeStale = () => document.documentElement.style.setProperty('padding-bottom', `${++padding}px`);
    for (const moment of ['readystatechange', 'DOMContentLoaded', 'load', 'pageshow', 'makestale'])
      addEventListener(moment, makeStale, { capture: true });
  });
  await page.route(isPageScript, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `dispatchEvent(new Event('makestale'));${await response.text()}` });
  });
}

function countLargestPaints() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer.takeRecords().length;
}
