import { expect, test } from 'vitest';
import { readRegistrationNumber } from './read-registration-number.ts';

test('the check digit completes the weighted sum to a multiple of eleven', () => {
  const number = readRegistrationNumber('CHE-123.456.788');
  expect(number).toMatchObject({ sum: 168, check: 8, isValid: true, equation: '168 + 8 = 16 × 11' });
});

// Public entries of the UID register, and one with a wrong digit.
test.each([
  ['CHE-116.068.369', true],
  ['CHE-115.203.630', true],
  ['CHE-102.909.703', true],
  ['CHE-116.068.368', false],
])('%s checks out: %s', (uid, isValid) => {
  expect(readRegistrationNumber(uid).isValid).toBe(isValid);
});
