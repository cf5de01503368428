import { expect, test } from 'vitest';
import { boundErrorRate } from './bound-error-rate.ts';

// The rule of three: about 3 divided by the number of cases.
test.each([
  [1, 0.95],
  [30, 0.095],
  [60, 0.049],
  [100, 0.03],
  [300, 0.01],
])('%i cases without a failure bound the error rate by %f', (cases, rate) => {
  expect(boundErrorRate(cases)).toBeCloseTo(rate, 3);
});
