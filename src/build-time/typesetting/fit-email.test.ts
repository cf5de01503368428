import { expect, test } from 'vitest';
import { fitEmail } from './fit-email.ts';
import { loadDisplayType } from './measure-text.ts';

const measure = loadDisplayType();
test.each([
  ['hi@a.ch', 'hi@a.ch'],
  ['hello@muster.example', 'hello@ muster.example'],
  ['office@very-long-department.company.ch', 'office@ very-long-department .company.ch'],
  ['management-and-administration@company.ch', 'management-and -administration@ company.ch'],
])('%s breaks after the @, a long half before a dot, else before a hyphen: %s', (email, lines) => {
  expect(fitEmail(email, measure).lines.join(' ')).toBe(lines);
});

test.each([
  'abcdefghijklmnopqrstuvwxyz.abcdefgh',
  'mwmwmwmwmwmwmwmw.mwmwmwmwmwmwmwmwmw',
  'iillii_jiillii-iilliilliillii.jiill',
])('no address of 6 to 40 characters is lost or set wider than it says: %s', (local) => {
  for (let length = 1; length <= local.length; length++) {
    const email = `${local.slice(0, length)}@b.ch`.replace('.@', '@');
    const { lines, width } = fitEmail(email, measure);
    expect(lines.join('')).toBe(email);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(measure(line) - 0.05 * line.length).toBeLessThanOrEqual(width + 0.0051);
  }
});
