import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { INK } from '../../illustrations/colours.ts';
import { findAccentProblems, lightenForInk } from './accent.ts';

it.each(['#dc0a14', '#1f5cff', '#00804a'])('%s may be an accent, and its tint is read on ink', (accent) => {
  expect(findAccentProblems(accent)).toEqual([]);
  expect(wcagContrast(lightenForInk(accent), INK)).toBeGreaterThanOrEqual(4.5);
});

it.each(['#ffd500', '#0a49dc', '#ffffff'])('%s is refused with a colour that will do', (accent) => {
  const [problem = '', ...more] = findAccentProblems(accent);
  expect(more).toEqual([]);
  expect(problem).toContain(
    `src/illustrations/colours.ts: ACCENT "${accent}" has too little contrast: 3:1 with`,
  );
  const [remedy = ''] = problem.match(/#[0-9a-f]{6}(?=\.$)/)!;
  expect(findAccentProblems(remedy)).toEqual([]);
});

it('another form than six digits is refused', () => {
  expect(findAccentProblems('blue')).toEqual([expect.stringContaining('must be a # and six hexadecimal')]);
});
