import type { Prices } from './company-schema.ts';
import { ASSUMED } from './compute-offer.ts';

/** Rings of more weeks would be too small to count. */
const MAX_WEEKS = 26;

/** Counts the weeks from the start of Discovery to daily use. Undefined without prices, or if there are too many to show. */
export function countWeeks(prices: Prices | undefined) {
  if (!prices) return undefined;
  const { discoveryDays, cycleWeeks } = prices;
  const discovery = Math.ceil(discoveryDays / 5);
  const cycles = Array.from({ length: ASSUMED.cycles }, (_, cycle) => cycle + 1);
  const total = discovery + cycles.length * cycleWeeks + ASSUMED.testWeeks;
  /** The weeks of each step, phase by phase. */
  const steps = [[discovery], [...cycles.map(() => cycleWeeks), ASSUMED.testWeeks]];
  return total > MAX_WEEKS ? undefined : { discovery, cycles, steps, total };
}
