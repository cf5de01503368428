import { expect, it } from 'vitest';
import { measureClosing } from './measure-closing.ts';

/** As if all letters were half an em wide. */
const measure = (line: string) => 0.5 * line.length;

it.each([
  ['the last line, its full stop included', ['Tell us', 'what repeats'], 12 * 0.442 + 0.05 + 0.18 - 0.045],
  ['a longer word above it', ['Announcements first', 'repeat'], 13 * 0.442 - 0.045],
])('a closing title needs the width of %s', (_of, lines, em) => {
  expect(measureClosing(lines, measure)).toBeCloseTo(em);
});
