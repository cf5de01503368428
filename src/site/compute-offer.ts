import type { Prices } from './company-schema.ts';

const WORKING_DAYS_A_MONTH = 21;

/** What the sample offer assumes, as its words say. */
export const ASSUMED = {
  /** A month. */
  cases: 1000,
  minutesToday: 9,
  minutesWithAgent: 3,
  minutesSaved: 6,
  minutePrice: 1,
  /** Eight hours. */
  ownDayPrice: 480,
  cycles: 4,
  testWeeks: 2,
  /** The picture on Home shows three years. At least one of their months must earn. */
  monthsShown: 36,
};

/**
 * Computes the figures of a sample offer for Iterative Development, in CHF, days, weeks and months. Prices are the
 * middle of the owner's ranges. Returns nothing if the agent doesn't pay within the months shown.
 */
export function computeOffer(prices: Prices) {
  const { discovery, clientDays, cycleWeeks, ...ranges } = prices;
  const { cases, minutesSaved, minutePrice, ownDayPrice, cycles, testWeeks, monthsShown } = ASSUMED;
  // One in each cycle, and two for testing and training.
  const ownDays = clientDays + cycles + 2;
  const earnBack = (price: number, running: number, cases: number) => {
    const saving = cases * minutesSaved * minutePrice - running;
    const invested = discovery + price + ownDays * ownDayPrice;
    const exactMonths = saving > 0 ? invested / saving : Number.POSITIVE_INFINITY;
    return { price, running, saving, invested, exactMonths, months: Math.ceil(exactMonths) };
  };
  const [price, running] = [middle(ranges.firstAgent), middle(ranges.running)];
  const likely = earnBack(price, running, cases);
  const { months, saving } = likely;
  if (months >= monthsShown) return undefined;
  const range = {
    monthsLow: earnBack(ranges.firstAgent[0], ranges.running[0], cases).months,
    monthsHigh: earnBack(ranges.firstAgent[1], ranges.running[1], cases).months,
    halfTheCases: cases / 2,
    monthsAtHalf: earnBack(price, running, cases / 2).months,
    /** With fewer, running costs more than it saves. */
    leastCases: Math.ceil(running / (minutesSaved * minutePrice)),
  };
  const earningMonths = monthsShown - months;
  const buildWeeks = cycles * cycleWeeks;
  return {
    ...ASSUMED,
    ...likely,
    /** The same for other prices and fewer cases. Undefined if it would never pay for one of these. */
    range: Object.values(range).every(Number.isFinite) ? range : undefined,
    discovery,
    clientDays,
    ownDays,
    monthsToLive: countMonthsToLive(prices),
    earningMonths,
    earned: earningMonths * saving,
    buildWeeks,
    weeks: buildWeeks + testWeeks,
  };
}

/** The middle of a range, rounded to two digits but never out of the range. */
function middle([from, to]: [number, number]): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}

/** From the start of Discovery to daily use, in whole months. */
export function countMonthsToLive({ discoveryDays, cycleWeeks }: Prices): number {
  const weeks = ASSUMED.cycles * cycleWeeks + ASSUMED.testWeeks;
  return Math.ceil((discoveryDays + 5 * weeks) / WORKING_DAYS_A_MONTH);
}
