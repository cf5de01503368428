import { brotliCompressSync, constants } from 'node:zlib';
import { listFirstScripts, reactScripts } from './list-first-scripts.ts';
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
    reactBytes: sum(listReact(scripts)),
    bytes: weigh(html) + besideBytes,
    oursBytes: weigh(html.replace(MAIN, (main) => main.replaceAll(WORDS, ''))) + besideBytes,
  };
});

/** What these scripts download at an interaction: each language has its own file. */
function listReact(first: string[]) {
  const named = first.map((file) => readFile(file)).join();
  return reactScripts.filter((file) => named.includes(file.replace(/.*\//, '')));
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
