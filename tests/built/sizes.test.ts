import { expect, it } from 'vitest';
import { findBuilt, readBytes, readFile } from '../support/read-page.ts';
import { FIRST_ROUND_TRIP_BYTES, weighedPages } from '../support/weigh-site.ts';

const FIRST_SCRIPTS_LIMIT_BYTES = 6_000;
/** With the words of all pages, in the language of the page. */
const REACT_LIMIT_BYTES = 100_000;
const FONT_LIMIT_BYTES = 22_000;

console.table(weighedPages.map(({ scripts, ...page }) => page));

it.each(weighedPages)(
  '$name comes in one first round trip but for the words of its main part',
  ({ oursBytes }) => {
    expect(oursBytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  },
);

it.each(weighedPages)(
  '$name names one script, and what it downloads first imports only what is downloaded at the same time',
  ({ name, scripts }) => {
    const named = [...readFile(name).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path!);
    expect(named).toHaveLength(1);
    expect(scripts).toEqual(expect.arrayContaining(named));
    for (const file of scripts)
      for (const [, imported] of readFile(file).matchAll(/\b(?:from|import) ?["'`]\.\/([^"'`]+)/g))
        expect(scripts, file).toContain(`_astro/${imported}`);
  },
);

it('what moves takes few bytes of script', () => {
  for (const { name, scriptBytes } of weighedPages)
    expect(scriptBytes, name).toBeLessThanOrEqual(FIRST_SCRIPTS_LIMIT_BYTES);
});

it.each(weighedPages)('$name downloads React in few bytes', ({ reactBytes }) => {
  expect(reactBytes).toBeGreaterThan(0);
  expect(reactBytes).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});

it('the typeface is two small files', () => {
  const fonts = findBuilt('**/*.{woff,woff2,ttf,otf}');
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(readBytes(font).length, font).toBeLessThanOrEqual(FONT_LIMIT_BYTES);
});

it('Safari, which knows some properties by a prefix alone, blurs the header and keeps the size of text in a phone held sideways', () => {
  for (const { name } of weighedPages)
    for (const declaration of ['-webkit-backdrop-filter:blur(', '-webkit-text-size-adjust:100%'])
      expect(readFile(name), name).toContain(declaration);
});
