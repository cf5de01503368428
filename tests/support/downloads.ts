import { findBuilt, readBytes } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;

/** What runs each kind of drawing, by `data-kind`. */
const DRAWING_SCRIPTS: Record<string, RegExp> = {
  tiles: /\/run-(drawings|tiles)\./,
  services: /\/run-(drawings|service-drawings)\./,
};
const DRAWINGS = /<[^>]+ data-drawing="\w+" data-kind="(\w+)"[^>]*>/g;

/**
 * The scripts that a page may download until an interaction: what it names, and what that script adds for its drawings.
 * Those that play on hover wait for it.
 */
export function listScripts(html: string) {
  const kinds = [...html.matchAll(DRAWINGS)].flatMap(([tag, kind]) =>
    tag.includes('data-plays') ? [] : [DRAWING_SCRIPTS[kind!]!],
  );
  return findBuilt('**/*.js').filter((file) => html.includes(file) || kinds.some((kind) => kind.test(file)));
}

/** What is downloaded of these files: hosts send them as the build has compressed them. */
export const weigh = (files: string[]) =>
  files.reduce((bytes, file) => bytes + readBytes(`${file}.br`).length, 0);
