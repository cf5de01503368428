/**
 * The error rate in per cent, such as "4.9", that lies above the true one with a confidence of 95 % if none of so many
 * test cases fails: 1 − 0.05 ^ (1 / cases), rounded up.
 */
export const boundErrorRate = (cases: number): string =>
  (Math.ceil((1 - 0.05 ** (1 / cases)) * 1000) / 10).toFixed(1);
