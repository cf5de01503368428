import { loadDisplayType, type Measure } from './measure-text.ts';

/** The same as in src/sections/EmailPoster.css: tests/browser/scrollbar.spec.ts fails if they differ. */
const TRACKING_EM = -0.05;
/** The line is moved left by its side bearing: see --outdent in tokens.css. */
const OUTDENT_EM = 0.055;
const ONE_LINE_EM = 4.6;
const MAX_LINE_EM = 11;

/** Where a long half may break, the better places first. */
const BREAKS = [/(?<=.)(?=\.)/g, /(?<=.)(?=[-_+])/g];

/**
 * Breaks an email address into the lines of a poster, none wider than 11 em if possible.
 * One line if it is short; else broken after the @; a longer half once more before a dot,
 * else before a hyphen, underscore or plus.
 * Returns the lines and the width of the longest in em, from the margin to the ink of its last letter.
 */
export function fitEmail(email: string, measure: Measure = loadDisplayType()) {
  const width = (line: string) => measure(line) + TRACKING_EM * (line.length - 1) - OUTDENT_EM;
  const widest = (lines: string[]) => Math.max(...lines.map(width));

  const halves = width(email) < ONE_LINE_EM ? [email] : email.split(/(?<=@)/);
  const lines = halves.flatMap((half) => (width(half) > MAX_LINE_EM ? breakInTwo(half, widest) : [half]));
  return { lines, width: widest(lines) };
}

function breakInTwo(half: string, widest: (lines: string[]) => number): string[] {
  const narrowest = BREAKS.flatMap((place) => {
    const pairs = [...half.matchAll(place)].map(({ index }) => [half.slice(0, index), half.slice(index)]);
    return pairs.sort((a, b) => widest(a) - widest(b)).slice(0, 1);
  });
  return narrowest.find((pair) => widest(pair) <= MAX_LINE_EM) ?? narrowest.at(-1) ?? [half];
}
