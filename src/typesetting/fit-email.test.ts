import { expect, test } from 'vitest';
import { fitEmail } from './fit-email.ts';
import { loadDisplayType } from './measure-text.ts';

const measure = await loadDisplayType();
const linesOf = (email: string) => fitEmail(email, measure).lines;

test('a short address stands on one line', () => {
  expect(linesOf('hi@a.ch')).toEqual(['hi@a.ch']);
});

test('a usual address breaks after the @', () => {
  expect(linesOf('hello@muster.example')).toEqual(['hello@', 'muster.example']);
});

test('a long half breaks before a dot, else before a hyphen', () => {
  expect(linesOf('office@very-long-department.company.ch')).toEqual([
    'office@',
    'very-long-department',
    '.company.ch',
  ]);
  expect(linesOf('management-and-administration@company.ch')).toEqual([
    'management-and',
    '-administration@',
    'company.ch',
  ]);
});

test('no address of 6 to 40 characters is lost or set wider than it says', () => {
  const local = 'abcdefghijklmnopqrstuvwxyz.abcdefgh';
  for (let length = 1; length <= local.length; length++) {
    const email = `${local.slice(0, length)}@b.ch`.replace('.@', '@');
    const { lines, width } = fitEmail(email, measure);
    expect(lines.join('')).toBe(email);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(measure(line) - 0.05 * line.length).toBeLessThanOrEqual(width + 0.0051);
  }
});
