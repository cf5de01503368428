import type { Company } from './company-schema.ts';

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
 * middle of the owner's ranges. Returns nothing if a fact is missing, or if the agent doesn't pay within the months shown.
 */
export function computeExample(company: Company) {
  const { discoveryPrice, discoveryClientDays, cycleWeeks } = company;
  const { cases, minutesSaved, minutePrice, ownDayPrice, cycles, testWeeks, monthsShown } = ASSUMED;
  const price = middle(company.firstAgent);
  const running = middle(company.running);
  if (!discoveryPrice || !discoveryClientDays || !cycleWeeks || !price || !running) return undefined;
  const saving = cases * minutesSaved * minutePrice - running;
  // One in each cycle, and two for testing and training.
  const ownDays = discoveryClientDays + cycles + 2;
  const invested = discoveryPrice + price + ownDays * ownDayPrice;
  const exactMonths = invested / saving;
  const months = Math.ceil(exactMonths);
  if (saving <= 0 || months >= monthsShown) return undefined;
  const earningMonths = monthsShown - months;
  const buildWeeks = cycles * cycleWeeks;
  return {
    ...ASSUMED,
    price,
    running,
    saving,
    ownDays,
    invested,
    exactMonths,
    months,
    earningMonths,
    earned: earningMonths * saving,
    buildWeeks,
    weeks: buildWeeks + testWeeks,
  };
}

/** The middle of a range, rounded to two digits but never out of the range; 0 if there is none. */
function middle([from = 0, to = 0]: number[]): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}
