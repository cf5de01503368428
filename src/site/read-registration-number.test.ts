import { expect, test } from 'vitest';
import { readRegistrationNumber } from './read-registration-number.ts';

test('the check digit completes the weighted sum to a multiple of eleven', () => {
  const number = readRegistrationNumber('CHE-123.456.788');
  expect(number).toMatchObject({ sum: 168, check: 8, isValid: true, equation: '168 + 8 = 16 × 11' });
});

test('numbers of the public register check out, and one with a wrong digit does not', () => {
  const numbers = ['CHE-116.068.369', 'CHE-115.203.630', 'CHE-102.909.703', 'CHE-116.068.368'];
  expect(numbers.map((uid) => readRegistrationNumber(uid).isValid)).toEqual([true, true, true, false]);
});
