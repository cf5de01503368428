import { expect, test } from 'vitest';
import { measureClosing } from './measure-closing.ts';

test('a closing title is as wide as its letters, closer set, with wider spaces and its full stop', () => {
  const everyLetterOneEm = (line: string) => line.length;
  // Nine signs, eight gaps, one space; moved left by its side bearing.
  expect(measureClosing('Call now', everyLetterOneEm)).toBeCloseTo(9 - 8 * 0.058 + 0.05 - 0.045);
});
