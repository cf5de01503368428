import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { holdBack, painted, sample, sitePaths } from '../support/site.ts';

const MAX_SHIFT = 0.01;
/** Faces as wide as those of visitors: Roboto on Android, Arial or Liberation Sans elsewhere. */
const ANDROID = 'roboto';
const ELSEWHERE = 'arimo';

// The pages' styles are changed.
test.use({ bypassCSP: true });

for (const [published, width] of sample<[string, number]>(
  [
    [ANDROID, 412],
    [ELSEWHERE, 1440],
  ],
  [
    [ELSEWHERE, 390],
    [ANDROID, 768],
    [ELSEWHERE, 412],
    [ELSEWHERE, 768],
  ],
))
  test(`no line of a title moves when the font comes after ${published} at ${width} px, and hardly anything else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 840 });
    for (const path of sitePaths) {
      const releaseFont = await openWithFallback(page, path, published);
      const before = await listTitleLines(page);
      await releaseFont();
      expect(await listTitleLines(page), path).toEqual(before);
      expect(await page.evaluate(sumShifts), path).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unrouteAll();
    }
  });

/** Shows a page in a published font in the place of the local one, until the function that it returns is called. */
async function openWithFallback(page: Page, path: string, published: string) {
  const release = await holdBack(page, '**/instrument-sans*.woff2');
  const file = `node_modules/@fontsource/${published}/files/${published}-latin-400-normal.woff2`;
  await page.route('**/fallback.woff2', (route) =>
    route.fulfill({ contentType: 'font/woff2', body: readFileSync(file) }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(/src:local\([^;}]*/g, 'src:url(/fallback.woff2)'),
    });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // Chromium does not download it by itself: the text already waits for the font before it.
  const families = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    await Promise.all(faces.map((face) => face.load()));
    return faces.map(({ family }) => family);
  });
  expect(families).toHaveLength(2);
  await painted(page);
  // What moves from here on, moves because of the font.
  await page.evaluate(() => performance.mark('fallback'));
  return async () => {
    release();
    await page.waitForFunction(() => document.fonts.check('16px "Instrument Sans"'));
    await painted(page);
  };
}

/** The first words of the lines of all titles. */
const listTitleLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')].map((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const starts: string[] = [];
      let bottom = 0;
      while (walker.nextNode()) {
        const { data } = walker.currentNode as Text;
        for (const { index, 0: word } of data.matchAll(/\S+/g)) {
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const box = range.getBoundingClientRect();
          if (box.bottom > bottom + 2) starts.push(word);
          bottom = box.bottom;
        }
      }
      return starts;
    }),
  );

function sumShifts() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const [mark] = performance.getEntriesByName('fallback');
  return observer
    .takeRecords()
    .filter(({ startTime }) => startTime > mark!.startTime)
    .reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0);
}
