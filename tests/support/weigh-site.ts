import { brotliCompressSync, constants } from 'node:zlib';
import { listFirstScripts, reactScripts, WORDS_FILE } from './list-first-scripts.ts';
import { findBuilt, readFile } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;
const MAIN = /(?<=<main\b[^>]*>).*(?=<\/main>)/s;
const WORDS = /(?<=>)[^<]+(?=<)/g;

/** Of files that several pages download. */
const weights = new Map<string, number>();
const styleBytes = sum(findBuilt('**/*.css'));

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
    reactBytes: sum(listReact(scripts, html)),
    bytes: weigh(html) + besideBytes,
    oursBytes: weigh(html.replace(MAIN, (main) => main.replaceAll(WORDS, ''))) + besideBytes,
  };
});

/** What these scripts download at an interaction: of several languages the words of the page's. */
function listReact(first: string[], html: string) {
  const named = first.map((file) => readFile(file)).join();
  const [, tag] = /<html lang="([^"]+)"/.exec(html)!;
  return reactScripts.filter(
    (file) =>
      named.includes(file.replace(/.*\//, '')) &&
      (!WORDS_FILE.test(file) || readFile(file).includes(`tag:\`${tag}\``)),
  );
}

function sum(files: string[]) {
  return files.reduce((bytes, file) => {
    if (!weights.has(file)) weights.set(file, weigh(readFile(file)));
    return bytes + weights.get(file)!;
  }, 0);
}

function weigh(text: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
