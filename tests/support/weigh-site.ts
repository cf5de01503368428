import { globSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dist, readFile } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;
/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;
const MAIN = /(?<=<main\b[^>]*>).*(?=<\/main>)/s;
const WORDS = /(?<=>)[^<]+(?=<)/g;

export const findBuilt = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted();

const scripts = findBuilt('**/*.js');
const isReact = (file: string) => REACT_MARK.test(readFile(file));
/** Those of React wait for an interaction. */
const otherScripts = scripts.filter((file) => !isReact(file));
const styleBytes = sum(findBuilt('**/*.css'));

/** What runs each kind of drawing, by `data-kind`. */
const DRAWING_SCRIPTS: Record<string, RegExp> = {
  tiles: /\/run-(drawings|tiles)\./,
  services: /\/run-(drawings|service-drawings)\./,
};
const DRAWINGS = /<[^>]+ data-drawing="\w+" data-kind="(\w+)"[^>]*>/g;

/**
 * The scripts that a visit to a page downloads until an interaction: what it names, and what that script adds for the
 * drawings on the page. Those that play on hover wait for it.
 */
export function listFirstScripts(html: string) {
  const kinds = [...html.matchAll(DRAWINGS)].flatMap(([tag, kind]) =>
    tag.includes('data-plays') ? [] : [DRAWING_SCRIPTS[kind!]!],
  );
  return otherScripts.filter((file) => html.includes(file) || kinds.some((kind) => kind.test(file)));
}

/**
 * What a cold visit downloads of each page before its font, compressed by brotli. `oursBytes`: the same without the
 * words of its main part, which are the owner's: each text between two tags there is taken out before compressing.
 */
export const weighedPages = findBuilt('**/*.html').map((name) => {
  const html = readFile(name);
  const scripts = listFirstScripts(html);
  const scriptBytes = sum(scripts);
  const besideBytes = scriptBytes + styleBytes;
  return {
    name,
    scripts,
    scriptBytes,
    reactBytes: sum(listReact(scripts)),
    bytes: weigh(html) + besideBytes,
    oursBytes: weigh(html.replace(MAIN, (main) => main.replaceAll(WORDS, ''))) + besideBytes,
  };
});

/** What these scripts download at an interaction: each language has its own file. */
function listReact(first: string[]) {
  const named = first.map((file) => readFile(file)).join();
  return scripts.filter((file) => isReact(file) && named.includes(file.replace(/.*\//, '')));
}

function sum(files: string[]) {
  return files.reduce((bytes, file) => bytes + weigh(readFile(file)), 0);
}

function weigh(text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
