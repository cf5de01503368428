import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCENT } from '../content/brand/accent.ts';
import { checkAccent } from './check-accent.ts';

it.each([
  ['#ffd700', 'paper, and needs 3:1; choose a darker one.'],
  ['#ff3b30', 'white, and needs 4.5:1; choose a darker one.'],
  ['#8b0000', 'ink, and needs 3:1; choose a lighter one.'],
])('%s, which has too little contrast, is refused with what it needs', (colour, reason) => {
  expect(checkAccent(colour)[0]).toMatch(/accent\.ts: ACCENT "#\w{6}" has a contrast of \d\.\d\d:1 with /);
  expect(checkAccent(colour)[0]).toContain(reason);
});

it.each(['#286bff', '#d81b60', '#757575'])('%s is seen on every ground', (colour) => {
  expect(checkAccent(colour)).toEqual([]);
});

it('another form than six digits is refused, with the file in which the accent stands', () => {
  const [problem = ''] = checkAccent('blue');
  expect(problem).toContain('must be a # and six hexadecimal');
  expect(readFileSync(problem.split(': ')[0]!, 'utf8')).toContain(ACCENT);
});
