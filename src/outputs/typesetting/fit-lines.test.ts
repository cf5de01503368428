import { expect, it } from 'vitest';
import { fitLines, measureInk } from './fit-lines.ts';
import { measureClosing } from './measure-page.ts';

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
  expect(measureClosing(['Tell us', 'what repeats'])).toEqual({
    'closing-width': fitLines(['what repeats.']),
  });
  expect(measureClosing(['Announcements first', 'repeat'])).toEqual({
    'closing-width': fitLines(['Announcements']),
  });
});

it('a closing of one line is measured by its ink', () => {
  const { start, width } = measureInk('Describe the task.');
  expect(measureClosing(['Describe the task'])).toEqual({ 'closing-start': start, 'closing-width': width });
});
