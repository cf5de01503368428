import { findBuilt, readBytes } from './read-page.ts';

/** One round trip of ten packets, which a server sends before it hears from the visitor. */
export const FIRST_ROUND_TRIP_BYTES = 14_600;

/** What the page script adds for the drawings of a page: one is a canvas, or tiles. */
const PLAYERS = [
  ['/run-drawings.', /<canvas/],
  ['/run-tiles.', / data-drawing="\w+"[^>]*>(?!<canvas)/],
] as const;

/** The scripts that a page may download until an interaction. */
export function listScripts(html: string) {
  const players = PLAYERS.flatMap(([name, drawing]) => (drawing.test(html) ? [name] : []));
  return findBuilt('**/*.js').filter(
    (file) => html.includes(file) || players.some((name) => file.includes(name)),
  );
}

/** What an interaction downloads. */
export const listReact = () => findBuilt('**/*.js').filter((file) => !/\/(page|run-[a-z-]+)\./.test(file));

/** What is downloaded of these files: hosts send them as the build has compressed them. */
export const weigh = (files: string[]) =>
  files.reduce((bytes, file) => bytes + readBytes(`${file}.br`).length, 0);
