import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addRules, sample, sitePages } from '../support/site.ts';

const WIDTHS = sample([390], [768, 1440]);
const FONT = '**/instrument-sans*.woff2';
/** The share of words below the titles that may stand at the start of a line in one font alone. */
const MAX_MOVED = 0.08;

interface LineStart {
  /** The word, after its number among all words. */
  start: string;
  isTitle: boolean;
}

/** Faces as wide as those that visitors have: Arial or Liberation Sans on desks and iPhones, Roboto on Android. */
for (const [local, published] of sample<[string, string]>([['Roboto', 'roboto']], [['Arial', 'arimo']]))
  test(`lines break alike until the font has come, in ${local}`, async ({ page, browser }) => {
    const early = await browser.newPage({ reducedMotion: 'reduce' });
    await early.route(FONT, (route) => route.abort());
    const file = `node_modules/@fontsource/${published}/files/${published}-latin-400-normal.woff2`;
    await early.route('**/fallback.woff2', (route) =>
      route.fulfill({ contentType: 'font/woff2', body: readFileSync(file) }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let lines = 0;
    const moved: LineStart[] = [];
    for (const { path } of sitePages) {
      await Promise.all([page.goto(path), early.goto(path)]);
      await replaceFallback(early, local);
      for (const width of WIDTHS) {
        const [late, first] = await Promise.all([page, early].map((each) => listLineStarts(each, width)));
        lines += late!.length;
        for (const { start, isTitle } of late!)
          if (!first!.some((other) => other.start === start))
            moved.push({ start: `${path} at ${width} px: ${start}`, isTitle });
      }
    }
    await early.close();
    expect(lines).toBeGreaterThan(100);
    expect(moved.filter(({ isTitle }) => isTitle)).toEqual([]);
    const list = moved.map(({ start }) => start).join('\n');
    expect(moved.length / lines, list).toBeLessThanOrEqual(MAX_MOVED);
  });

/** Puts the published font in the place of the local one, which this machine may not have. */
async function replaceFallback(page: Page, local: string) {
  const rules = await page.evaluate(
    (local) =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap(function list(rule): CSSRule[] {
          return rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(list) : [rule];
        })
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) => cssText)
        .filter((text) => text.includes(`local("${local}")`)),
    local,
  );
  expect(rules.length).toBeGreaterThan(0);
  const faces = rules.map((rule) =>
    rule
      .replace(/src:[^;]+;/, 'src: url("/fallback.woff2");')
      .replace(/font-family:[^;]+;/, 'font-family: Replaced;'),
  );
  await addRules(page, `${faces.join('')} body { font-family: Replaced !important }`);
  await page.evaluate(() =>
    Promise.all([...document.fonts].filter(({ family }) => family === 'Replaced').map((face) => face.load())),
  );
}

/** The words with which lines begin that are not the first of their text. */
async function listLineStarts(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const starts: LineStart[] = [];
    let count = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      // Text for screen readers alone stands in a box of 1 px.
      const isSeen = text.parentElement!.getBoundingClientRect().width > 1;
      const isTitle = Boolean(text.parentElement?.closest('h1, h2'));
      let bottom: number | undefined;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box] = range.getClientRects();
        count++;
        if (!box || !isSeen) continue;
        if (bottom !== undefined && box.bottom > bottom + 2)
          starts.push({ start: `${count} ${word}`, isTitle });
        bottom = box.bottom;
      }
    }
    return starts;
  });
}
