import { describe, expect, it } from 'vitest';
import { type BuiltPage, listFonts, readBuiltPages, readPublished, weigh } from './read-build.ts';

const PAGE_LIMIT_BYTES = 14_600;
const FIRST_SCRIPT_LIMIT_BYTES = 6_000;
const REACT_LIMIT_BYTES = 90_000;
const FONT_LIMIT_BYTES = 22_000;
/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;

const pages = readBuiltPages().map(weighPage);
console.table(Object.fromEntries(pages.map(({ name, ...weights }) => [name, weights])));
console.table(listFonts());

function weighPage(page: BuiltPage) {
  const html = weigh(page.html);
  const css = weighAll(page.stylesheets);
  // Inline scripts travel inside the page: they weigh what the page would weigh less without them.
  const inline = html - weigh(page.inlineScripts.reduce((text, code) => text.replace(code, ''), page.html));
  const script = weighAll(page.scripts);
  const drawings = weighAll(page.lazyScripts);
  return {
    name: page.name,
    html,
    css,
    script,
    drawings,
    whole: html + css + script + drawings,
    firstScript: inline + script + drawings,
    react: weighAll(page.reachScripts),
  };
}

function weighAll(paths: string[]): number {
  return paths.reduce((sum, path) => sum + weigh(readPublished(path)), 0);
}

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
