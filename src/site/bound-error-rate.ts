/** The 95 % upper bound of the error rate, in per cent such as "4.9", after this many test cases without a failure. */
export const boundErrorRate = (cases: number): string =>
  (Math.ceil((1 - 0.05 ** (1 / cases)) * 1000) / 10).toFixed(1);
