import type { Prices } from './company-schema.ts';

const WORKING_DAYS_A_MONTH = 21;

/** Counts the weeks from the start of Discovery to daily use. */
export function planProject({ discoveryDays, cycles, cycleWeeks, testWeeks }: Prices) {
  const discoveryWeeks = Math.ceil(discoveryDays / 5);
  const buildWeeks = cycles * cycleWeeks;
  const developmentWeeks = buildWeeks + testWeeks;
  const weeks = discoveryWeeks + developmentWeeks;
  return {
    discoveryWeeks,
    buildWeeks,
    developmentWeeks,
    weeks,
    months: Math.ceil((5 * weeks) / WORKING_DAYS_A_MONTH),
    /** The weeks of each step, phase by phase. */
    steps: [[discoveryWeeks], [...Array<number>(cycles).fill(cycleWeeks), testWeeks]],
  };
}
