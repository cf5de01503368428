import { expect, test } from 'vitest';
import { boundErrorRate } from './bound-error-rate.ts';

test('cases without a failure bound the error rate by about three divided by their number', () => {
  const rates = [1, 60, 300].map(boundErrorRate);
  expect(rates.map((rate) => rate.toFixed(3))).toEqual(['0.950', '0.049', '0.010']);
});
