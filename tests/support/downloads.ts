import { findBuilt, readBytes } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;

/** A drawing is tiles, or begins with its canvas. */
const DRAWINGS = /<[^>]+ data-drawing="\w+"[^>]*>(<canvas)?/g;

/**
 * The scripts that a page may download until an interaction: what it names, and what that script adds for its drawings.
 * Those that play on hover wait for it.
 */
export function listScripts(html: string) {
  const drawn = [...html.matchAll(DRAWINGS)].flatMap(([tag, canvas]) =>
    tag.includes('data-plays') ? [] : [canvas ? '/run-drawings.' : '/run-tiles.'],
  );
  return findBuilt('**/*.js').filter(
    (file) => html.includes(file) || drawn.some((name) => file.includes(name)),
  );
}

/** What an interaction downloads, beside the words of the page's language. */
export const listReact = () =>
  findBuilt('**/*.js').filter((file) => !/\/(page|run-[a-z-]+|words-[a-z]+)\./.test(file));

export const listWords = (code: string) => findBuilt(`**/words-${code}.*.js`);

/** What is downloaded of these files: hosts send them as the build has compressed them. */
export const weigh = (files: string[]) =>
  files.reduce((bytes, file) => bytes + readBytes(`${file}.br`).length, 0);
