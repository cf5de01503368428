import type { Prices } from './company-schema.ts';
import { CYCLES, planProject } from './plan-project.ts';

/** What the sample offer assumes, as its words say: cases a month, minutes for each, CHF, and days of the client's people. */
const ASSUMED = { cases: 1000, minutesToday: 9, minutesWithAgent: 3, minutePrice: 1, testDays: 2 };
const MINUTES_A_DAY = 480;
/** The picture on Home shows three years. At least one of their months must earn. */
const MONTHS_SHOWN = 36;

/**
 * Computes the figures of a sample offer for Iterative Development, in CHF, days, weeks and months. Prices are the
 * middle of the owner's ranges. Returns nothing if the agent doesn't pay within the months shown.
 */
export function computeOffer(prices: Prices) {
  const { discovery, clientDays, firstAgent, running } = prices;
  const { cases, minutePrice, testDays } = ASSUMED;
  const minutesSaved = ASSUMED.minutesToday - ASSUMED.minutesWithAgent;
  const ownDayPrice = MINUTES_A_DAY * minutePrice;
  // One in each cycle.
  const ownDays = clientDays + CYCLES + testDays;
  const earnBack = (price: number, running: number, cases: number) => {
    const saving = cases * minutesSaved * minutePrice - running;
    const invested = discovery + price + ownDays * ownDayPrice;
    // To a tenth, as it is shown. The digits left out are errors of floating point.
    const exactMonths =
      saving > 0 ? Math.ceil(+((10 * invested) / saving).toFixed(6)) / 10 : Number.POSITIVE_INFINITY;
    return { price, running, saving, invested, exactMonths, months: Math.ceil(exactMonths) };
  };
  const [likelyPrice, likelyRunning] = [findMiddle(firstAgent), findMiddle(running)];
  const likely = earnBack(likelyPrice, likelyRunning, cases);
  const earningMonths = MONTHS_SHOWN - likely.months;
  if (earningMonths < 1) return undefined;
  const monthsAtHalf = earnBack(likelyPrice, likelyRunning, cases / 2).months;
  const range = {
    monthsLow: earnBack(firstAgent[0], running[0], cases).months,
    monthsHigh: earnBack(firstAgent[1], running[1], cases).months,
    /** Undefined if it would never pay. */
    atHalf: Number.isFinite(monthsAtHalf) ? { cases: cases / 2, months: monthsAtHalf } : undefined,
    /** With fewer, running costs more than it saves. */
    leastCases: Math.ceil(likelyRunning / (minutesSaved * minutePrice)),
  };
  return {
    ...ASSUMED,
    ...likely,
    minutesSaved,
    ownDayPrice,
    ownDays,
    /** The same for other prices and fewer cases. Undefined if it would never pay at the highest prices. */
    range: Number.isFinite(range.monthsHigh) ? range : undefined,
    discovery,
    clientDays,
    project: planProject(prices),
    monthsShown: MONTHS_SHOWN,
    earningMonths,
    earned: earningMonths * likely.saving,
  };
}

/** The middle of a range, rounded to two digits but never out of the range. */
function findMiddle([from, to]: [number, number]): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}
