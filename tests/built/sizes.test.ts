import { globSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { dist, readBytes, readFile } from '../support/read-page.ts';

/** Words of twice the length take a little more. */
const PAGE_LIMIT_BYTES = process.env['OTHER_OWNER'] ? 15_600 : 14_600;
const FIRST_SCRIPTS_LIMIT_BYTES = 6_000;
const REACT_LIMIT_BYTES = 100_000;
const FONT_LIMIT_BYTES = 22_000;
/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;

const find = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted();
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + weigh(readFile(file)), 0);

const scripts = find('**/*.js');
const isReact = (file: string) => REACT_MARK.test(readFile(file));
/** Those of React wait for an interaction; each page downloads all others, and the styles that do not stand inside it. */
const first = scripts.filter((file) => !isReact(file));
const firstBytes = sum(first);
const reactBytes = sum(scripts.filter(isReact));
const styleBytes = sum(find('**/*.css'));
const pages = find('*.html').map((name) => ({ name, bytes: sum([name]) + styleBytes + firstBytes }));
console.table([...pages, { name: 'first scripts', bytes: firstBytes }, { name: 'React', bytes: reactBytes }]);

it.each(pages)('$name comes in one first round trip, styles and scripts included', ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(PAGE_LIMIT_BYTES);
});

it.each(pages)('$name names none but the first scripts, and these import nothing at once', ({ name }) => {
  const named = [...readFile(name).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path!);
  expect(named).toHaveLength(1);
  expect(first).toEqual(expect.arrayContaining(named));
  for (const file of first) expect(readFile(file), file).not.toMatch(/\b(from|import) ?["']/);
});

it('what moves takes few bytes of script, and React not many', () => {
  expect(firstBytes).toBeLessThanOrEqual(FIRST_SCRIPTS_LIMIT_BYTES);
  expect(reactBytes).toBeGreaterThan(0);
  expect(reactBytes).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});

it('the one font is small', () => {
  const [font = '', ...more] = find('**/*.{woff,woff2,ttf,otf}');
  expect(more).toEqual([]);
  expect(readBytes(font).length).toBeLessThanOrEqual(FONT_LIMIT_BYTES);
});

it('browsers that know only the prefixed backdrop-filter, as Safari before 18, blur the header too', () => {
  for (const { name } of pages) expect(readFile(name), name).toContain('-webkit-backdrop-filter:blur(');
});

function weigh(text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
