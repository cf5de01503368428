import { expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';
import { writeRules } from './write-rules.ts';

it('a column is as wide as the widest line, and a no-break space as a space', () => {
  expect(fitLines(['Custom', '30\u00a0minutes', 'a b c'])).toBe(fitLines(['30 minutes']));
});

it('a closing needs its last line in one, full stop included, and the words above it', () => {
  expect(writeRules({ closing: ['Tell us', 'what repeats'] })).toBe(
    `:root{--closing-width:${fitLines(['what repeatsi']).toFixed(2)};}`,
  );
  expect(writeRules({ closing: ['Announcements first', 'repeat'] })).toBe(
    `:root{--closing-width:${fitLines(['Announcements']).toFixed(2)};}`,
  );
});
