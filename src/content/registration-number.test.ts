import { expect, test } from 'vitest';
import { readRegistrationNumber } from './registration-number.ts';

test('the check digit completes the weighted sum to a multiple of eleven', () => {
  const number = readRegistrationNumber('CHE-123.456.788');
  expect(number).toMatchObject({ sum: 168, check: 8, expected: 8, equation: '168 + 8 = 16 × 11' });
});

test('real numbers check out', () => {
  // Public entries of the UID register.
  for (const uid of ['CHE-116.068.369', 'CHE-115.203.630', 'CHE-102.909.703']) {
    const number = readRegistrationNumber(uid)!;
    expect(number.check, uid).toBe(number.expected);
  }
});

test('another form is not taken for a number', () => {
  for (const uid of ['', 'CHE123456788', 'CHE-123.456.78', 'ADM-123.456.788', 'CHE-123.456.7888'])
    expect(readRegistrationNumber(uid)).toBeUndefined();
});
