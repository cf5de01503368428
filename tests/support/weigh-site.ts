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
/** Those of React wait for an interaction; each page downloads all others. */
export const firstScripts = scripts.filter((file) => !isReact(file));
export const firstScriptBytes = sum(firstScripts);
export const reactBytes = sum(scripts.filter(isReact));
/** What does not stand inside each page: the first scripts, and styles if there are such. */
const besideBytes = firstScriptBytes + sum(findBuilt('**/*.css'));

/**
 * What a cold visit downloads of each page before its font, compressed by brotli. `oursBytes`: the same without the
 * words of its main part, which are the owner's: each text between two tags there is taken out before compressing.
 */
export const weighedPages = findBuilt('*.html').map((name) => {
  const html = readFile(name);
  return {
    name,
    bytes: weigh(html) + besideBytes,
    oursBytes: weigh(html.replace(MAIN, (main) => main.replaceAll(WORDS, ''))) + besideBytes,
  };
});

function sum(files: string[]) {
  return files.reduce((bytes, file) => bytes + weigh(readFile(file)), 0);
}

function weigh(text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
