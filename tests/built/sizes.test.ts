import { describe, expect, it } from 'vitest';
import { listFonts, readBuiltPages, readPublished } from '../support/read-build.ts';
import { weighPage } from '../support/weigh-page.ts';

const PAGE_LIMIT_BYTES = 14_600;
const FIRST_SCRIPT_LIMIT_BYTES = 6_000;
const REACT_LIMIT_BYTES = 90_000;
const FONT_LIMIT_BYTES = 22_000;
/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;

const pages = readBuiltPages().map(weighPage);
console.table(Object.fromEntries(pages.map(({ name, ...weights }) => [name, weights])));
console.table(listFonts());

describe.each(pages)('$name', ({ whole, firstScript, react }) => {
  it(`comes in one first round trip: at most ${PAGE_LIMIT_BYTES} bytes with styles, scripts and drawings`, () => {
    expect(whole).toBeLessThanOrEqual(PAGE_LIMIT_BYTES);
  });

  it(`moves with at most ${FIRST_SCRIPT_LIMIT_BYTES} bytes of script, drawings included`, () => {
    expect(firstScript).toBeLessThanOrEqual(FIRST_SCRIPT_LIMIT_BYTES);
  });

  it(`downloads at most ${REACT_LIMIT_BYTES} bytes when a visitor reaches for React`, () => {
    expect(react).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
  });
});

it('the drawings are found where the page script names them', () => {
  for (const { name, drawings } of pages) expect(drawings, name).toBeGreaterThan(0);
});

it.each(readBuiltPages())('$name holds no React that comes by itself', (page) => {
  const byItself = [...page.inlineScripts, ...[...page.scripts, ...page.lazyScripts].map(readPublished)];
  expect(byItself.filter((code) => REACT_MARK.test(code))).toEqual([]);
});

it('React can be told by its mark where it is', () => {
  const withReact = readBuiltPages().filter((page) => page.reachScripts.length > 0);
  expect(withReact.length).toBeGreaterThan(0);
  for (const page of withReact) expect(page.reachScripts.map(readPublished).join('')).toMatch(REACT_MARK);
});

it(`each font has at most ${FONT_LIMIT_BYTES} bytes`, () => {
  expect(listFonts().filter(({ bytes }) => bytes > FONT_LIMIT_BYTES)).toEqual([]);
  expect(listFonts().length).toBeGreaterThan(0);
});
