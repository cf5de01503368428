import { expect, it } from 'vitest';
import { fitLines, measureInk } from './fit-lines.ts';
import { writeRules } from './write-rules.ts';

it('a column is as wide as the widest line, and a no-break space as a space', () => {
  expect(fitLines(['Custom', '30\u00a0minutes', 'a b c'])).toBe(fitLines(['30 minutes']));
});

it('ink is narrower than the letters’ advances, by the bearings of the first and the last', () => {
  const { start, width } = measureInk('H');
  expect(start).toBeGreaterThan(0.05);
  expect(measureInk('HH').width - width).toBeGreaterThan(width);
  // The stem begins where the letter does, whatever follows.
  expect(measureInk('Hello').start).toBe(start);
});

it('a closing needs its last line in one, full stop included, and the words above it', () => {
  expect(writeRules({ closing: ['Tell us', 'what repeats'] })).toBe(
    `:root{--closing-width:${fitLines(['what repeats.']).toFixed(3)};}`,
  );
  expect(writeRules({ closing: ['Announcements first', 'repeat'] })).toBe(
    `:root{--closing-width:${fitLines(['Announcements']).toFixed(3)};}`,
  );
});

it('a closing of one line is measured by its ink', () => {
  const { start, width } = measureInk('Describe the task.');
  expect(writeRules({ closing: ['Describe the task'] })).toBe(
    `:root{--closing-start:${start.toFixed(3)};--closing-width:${width.toFixed(3)};}`,
  );
});
