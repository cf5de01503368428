import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';

/** Words of twice the length take a little more. */
const PAGE_LIMIT_BYTES = process.env['OTHER_OWNER'] ? 15_600 : 14_600;
const FIRST_SCRIPT_LIMIT_BYTES = 6_000;
const REACT_LIMIT_BYTES = 100_000;
const FONT_LIMIT_BYTES = 22_000;
/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;
const SCRIPT_NAME = /\/([\w.-]+\.js)["'`\s]/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const readScript = (name: string) => read(`_astro/${name}`);
const names = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Of scripts, by name: most pages have the same ones. */
const weights = new Map<string, number>();
const pages = globSync('*.html', { cwd: dist }).sort().map(weighPage);
console.table(Object.fromEntries(pages.map(({ name, ...weights }) => [name, weights])));

it.each(pages)('$name comes in one first round trip, styles, scripts and drawings included', ({ whole }) => {
  expect(whole).toBeLessThanOrEqual(PAGE_LIMIT_BYTES);
});

it.each(pages)('$name moves with few bytes of script, none of them React’s', ({ firstScript, drawings }) => {
  expect(firstScript).toBeLessThanOrEqual(FIRST_SCRIPT_LIMIT_BYTES);
  expect(drawings).toBeGreaterThan(0);
});

it.each(pages)('$name downloads React only for an interaction, and little else with it', ({ react }) => {
  expect(react).toBeGreaterThan(0);
  expect(react).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});

it('the one font is small', () => {
  const fonts = globSync('**/*.{woff,woff2,ttf,otf}', { cwd: dist });
  expect(fonts).toHaveLength(1);
  for (const font of fonts)
    expect(readFileSync(join(dist, font)).length).toBeLessThanOrEqual(FONT_LIMIT_BYTES);
});

it('browsers that know only the prefixed backdrop-filter, as Safari before 18, blur the header too', () => {
  for (const { name } of pages) expect(read(name), name).toContain('-webkit-backdrop-filter:blur(');
});

/** What a cold visit downloads, by kind, in brotli bytes. */
function weighPage(name: string) {
  const html = read(name);
  const tags = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  const first = follow(
    tags.flatMap(([, attributes]) => names(SCRIPT_NAME, `${attributes} `)),
    STATIC_IMPORT,
  );
  // What they name, and what the page names beside them, comes later: by itself, or with React.
  const later = [...new Set([html, ...first.map(readScript)].flatMap((text) => names(SCRIPT_NAME, text)))]
    .filter((each) => !first.includes(each))
    .map((each) => follow([each], SCRIPT_NAME));
  const isReact = (files: string[]) => files.some((file) => REACT_MARK.test(readScript(file)));
  const drawings = later.filter((files) => !isReact(files)).flat();
  const withReact = later.filter(isReact).flat();
  const inline = tags.filter(
    ([, attributes = '']) => !/\bsrc=|\btype="?(application|speculation)/.test(attributes),
  );
  const sizes = {
    html: weigh(html),
    // Inline styles travel inside the page.
    css: weigh(
      names(/<link rel="stylesheet" href="\/([^"]+)"/g, html)
        .map(read)
        .join(''),
    ),
    script: sum(first),
    drawings: sum(drawings),
  };
  return {
    name,
    ...sizes,
    whole: Object.values(sizes).reduce((all, bytes) => all + bytes),
    firstScript: sizes.script + sizes.drawings + weigh(inline.map(([, , code]) => code).join('')),
    react: sum(withReact.filter((file) => ![...first, ...drawings].includes(file))),
  };
}

/** The script files and all that they import, each once. */
function follow(starts: string[], pattern: RegExp) {
  const reached = new Set(starts);
  for (const name of reached) for (const each of names(pattern, readScript(name))) reached.add(each);
  return [...reached];
}

function sum(scripts: string[]) {
  for (const name of scripts) if (!weights.has(name)) weights.set(name, weigh(readScript(name)));
  return [...new Set(scripts)].reduce((all, name) => all + weights.get(name)!, 0);
}

function weigh(text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return text === '' ? 0 : brotliCompressSync(text, { params }).length;
}
