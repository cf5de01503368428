import { expect, test } from 'vitest';
import { stepPictures } from './step-pictures.ts';

const DASH = 12;
const PITCH = 30;

test('thirteen marks are read by three models with seven errors, and these are counted by field', () => {
  const [key, read, errors] = stepPictures.bars.map(([line]) => countMarks(line!.d));
  expect(key).toBe(13);
  expect(read).toBe(3 * 13 - 7);
  expect(errors).toBe(7);
});

/** The dashes of each line from its `M` to its `H`. */
function countMarks(d: string) {
  const lines = [...d.matchAll(/M(\d+) \d+H(\d+)/g)].map(
    ([, from, to]) => (Number(to) - Number(from) - DASH) / PITCH,
  );
  return lines.reduce((marks, pitches) => marks + pitches + 1, 0);
}
