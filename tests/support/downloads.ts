import { findBuilt, readBytes } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;

/** What runs each kind of drawing, by `data-kind`. */
const DRAWING_SCRIPTS: Record<string, RegExp> = {
  tiles: /\/run-(drawings|tiles)\./,
  services: /\/run-(drawings|service-drawings)\./,
};
const DRAWINGS = /<[^>]+ data-drawing="\w+" data-kind="(\w+)"[^>]*>/g;

/** Below them no drawing is near the first view: `tests/browser/visit.spec.ts` holds this in windows of every size. */
const FIRST_SECTIONS = 2;

const scripts = findBuilt('**/*.js');

/** The scripts that a page downloads until the visitor scrolls or interacts. */
export const listFirstScripts = (html: string) =>
  listScripts(html, html.split('<section', 1 + FIRST_SECTIONS).join());

/**
 * The scripts that a page downloads until an interaction: what it names, and what that script adds for the drawings in
 * a part of it. Those that play on hover wait for it.
 */
export function listScripts(html: string, part = html) {
  const kinds = [...part.matchAll(DRAWINGS)].flatMap(([tag, kind]) =>
    tag.includes('data-plays') ? [] : [DRAWING_SCRIPTS[kind!]!],
  );
  return scripts.filter((file) => html.includes(file) || kinds.some((kind) => kind.test(file)));
}

/** What is downloaded of these files: hosts send them as the build has compressed them. */
export const weigh = (files: string[]) =>
  files.reduce((bytes, file) => bytes + readBytes(`${file}.br`).length, 0);

/** What a cold visit downloads beside the page itself, before its font. */
export const weighBeside = (html: string) => weigh([...listFirstScripts(html), ...findBuilt('**/*.css')]);
