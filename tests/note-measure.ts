import { test } from '@playwright/test';

/** One figure of a test: the least that was found of what must be at least `bound`. */
export interface Measure {
  /** What was measured, with its unit. */
  name: string;
  least: number;
  bound: number;
  /** Where the least was found. */
  where: string;
}

/** Keeps a figure with the running test, for `gather-measures.ts` to write down. */
export const noteMeasure = (measure: Measure) =>
  test.info().annotations.push({ type: 'measure', description: JSON.stringify(measure) });

/** Of many figures the least, to note. */
export function findLeast(name: string, bound: number, found: { value: number; where: string }[]): Measure {
  const [least] = found.toSorted((a, b) => a.value - b.value);
  if (!least) throw new Error(`Nothing was found to measure "${name}".`);
  return { name, least: Math.round(least.value * 100) / 100, bound, where: least.where };
}
