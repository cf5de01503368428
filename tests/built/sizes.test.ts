import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, listFirstScripts, weigh, weighBeside } from '../support/downloads.ts';
import { builtPages, findBuilt, readBytes, readFile } from '../support/read-page.ts';

const FIRST_SCRIPTS_LIMIT_BYTES = 6_000;
/** With the words of all pages, in the language of the page. */
const REACT_LIMIT_BYTES = 100_000;
const FONT_LIMIT_BYTES = 22_000;

const MAIN = /(?<=<main\b[^>]*>).*(?=<\/main>)/s;
const WORDS = /(?<=>)[^<]+(?=<)/g;

/** `oursBytes`: without the words of the main part, which are the owner's: taken out before compressing. */
const weighedPages = builtPages.map(({ file, html }) => {
  const scripts = listFirstScripts(html);
  const ours = html.replace(MAIN, (main) => main.replaceAll(WORDS, ''));
  return {
    name: file,
    scripts,
    scriptBytes: weigh(scripts),
    reactBytes: weigh(listLaterScripts(scripts, html)),
    bytes: weigh([file]) + weighBeside(html),
    oursBytes: brotliCompressSync(ours).length + weighBeside(html),
  };
});

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

/** What a page's first scripts download at an interaction: all that they name but drawings, of words those of its language. */
function listLaterScripts(first: string[], html: string) {
  const named = first.map((file) => readFile(file)).join();
  const [, tag] = /<html lang="([^"]+)"/.exec(html)!;
  return findBuilt('**/*.js').filter(
    (file) =>
      named.includes(file.replace(/.*\//, '')) &&
      !/\/(page|run-[a-z-]+)\.[\w-]+\.js$/.test(file) &&
      (!/\/words\./.test(file) || readFile(file).includes(`tag:\`${tag}\``)),
  );
}
