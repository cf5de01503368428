import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, listReact, listScripts, weigh } from '../support/downloads.ts';
import { builtPages, findBuilt, readBytes } from '../support/read-page.ts';

const FIRST_SCRIPTS_LIMIT_BYTES = 8_000;
const REACT_LIMIT_BYTES = 80_000;
const FONT_LIMIT_BYTES = 22_000;

const MAIN = /(?<=<main\b[^>]*>).*(?=<\/main>)/s;
const WORDS = /(?<=>)[^<]+(?=<)/g;

const weighedPages = builtPages.map(({ file, html }) => ({
  file,
  bytes: weigh([file]),
  /** Without the words of the main part, which are the owner's: taken out before compressing. */
  oursBytes: brotliCompressSync(html.replace(MAIN, (main) => main.replaceAll(WORDS, ''))).length,
  scriptBytes: weigh(listScripts(html)),
  reactBytes: weigh(listReact()),
}));

console.table(weighedPages);

it.each(weighedPages)('$file fits one first round trip but for its words, and downloads little', (page) => {
  expect(page.oursBytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  expect(findBuilt('**/*.css')).toEqual([]);
  expect(page.scriptBytes).toBeLessThanOrEqual(FIRST_SCRIPTS_LIMIT_BYTES);
  expect(page.reactBytes).toBeGreaterThan(FIRST_SCRIPTS_LIMIT_BYTES);
  expect(page.reactBytes).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});

describe.each(builtPages)('$path', ({ html }) => {
  it('has no script in the way of the first paint', () => {
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([expect.stringContaining('type="module"')]);
  });

  it('has the styles of what React shows after an interaction', () => {
    const classes = globSync('src/client/widgets/*.css').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=^\.)[\w-]+/gm)!,
    );
    expect(classes.length).toBeGreaterThan(3);
    for (const name of classes) expect(html).toMatch(new RegExp(`\\.${name}[{:[ ,]`));
  });

  it('blurs the header and keeps the size of text sideways in Safari, which knows some properties by a prefix alone', () => {
    for (const declaration of ['-webkit-backdrop-filter:blur(', '-webkit-text-size-adjust:100%'])
      expect(html).toContain(declaration);
  });
});

it('the typeface is two small files', () => {
  const fonts = findBuilt('**/*.{woff,woff2,ttf,otf}');
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(readBytes(font).length, font).toBeLessThanOrEqual(FONT_LIMIT_BYTES);
});
