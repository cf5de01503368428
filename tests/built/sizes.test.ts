import { expect, it } from 'vitest';
import { readBytes, readFile } from '../support/read-page.ts';
import {
  FIRST_ROUND_TRIP_BYTES,
  findBuilt,
  firstScriptBytes,
  firstScripts,
  reactBytes,
  weighedPages,
} from '../support/weigh-site.ts';

const FIRST_SCRIPTS_LIMIT_BYTES = 6_000;
const REACT_LIMIT_BYTES = 100_000;
const FONT_LIMIT_BYTES = 22_000;

console.table([
  ...weighedPages,
  { name: 'first scripts', bytes: firstScriptBytes },
  { name: 'React', bytes: reactBytes },
]);

it.each(weighedPages)(
  '$name comes in one first round trip but for the words of its main part',
  ({ oursBytes }) => {
    expect(oursBytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  },
);

it.each(weighedPages)(
  '$name names none but the first scripts, and these import nothing at once',
  ({ name }) => {
    const named = [...readFile(name).matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path!);
    expect(named).toHaveLength(1);
    expect(firstScripts).toEqual(expect.arrayContaining(named));
    for (const file of firstScripts) expect(readFile(file), file).not.toMatch(/\b(from|import) ?["']/);
  },
);

it('what moves takes few bytes of script, and React not many', () => {
  expect(firstScriptBytes).toBeLessThanOrEqual(FIRST_SCRIPTS_LIMIT_BYTES);
  expect(reactBytes).toBeGreaterThan(0);
  expect(reactBytes).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});

it('the one font is small', () => {
  const [font = '', ...more] = findBuilt('**/*.{woff,woff2,ttf,otf}');
  expect(more).toEqual([]);
  expect(readBytes(font).length).toBeLessThanOrEqual(FONT_LIMIT_BYTES);
});

it('browsers that know only the prefixed backdrop-filter, as Safari before 18, blur the header too', () => {
  for (const { name } of weighedPages)
    expect(readFile(name), name).toContain('-webkit-backdrop-filter:blur(');
});
