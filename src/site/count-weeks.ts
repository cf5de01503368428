import type { Prices } from './company-schema.ts';
import { ASSUMED } from './compute-example.ts';

/** How many weeks of a phase the band of Methodology can show. */
const BOUNDS = { discovery: [1, 4], iteration: [4, 26] } as const;

/**
 * Counts the columns of the band, phase by phase: the weeks of Discovery and of the sample proposal, and one for
 * Scaling, which has no end. Without prices, the columns are no weeks: each phase has a circle, two columns wide.
 */
export function countWeeks(prices: Prices | undefined) {
  if (!prices) return { columns: [2, 2, 1] };
  const discovery = Math.ceil(prices.discoveryDays / 5);
  const iteration = ASSUMED.cycles * prices.cycleWeeks + ASSUMED.testWeeks;
  const columns = [limit(discovery, BOUNDS.discovery), limit(iteration, BOUNDS.iteration), 1];
  const areAllShown = columns[0] === discovery && columns[1] === iteration;
  /** From the start of Discovery to daily use, if the band shows them all. */
  return { columns, total: areAllShown ? discovery + iteration : undefined };
}

const limit = (weeks: number, [least, most]: readonly [number, number]) =>
  Math.min(Math.max(weeks, least), most);
