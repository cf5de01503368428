import type { Company } from './company-schema.ts';

/** What the sample offer assumes, as its words say. */
const CASES_A_MONTH = 1000;
const MINUTES_TODAY = 9;
const MINUTES_SAVED = 6;
const CHF_A_MINUTE = 1;
const HOURS_A_DAY = 8;
export const CYCLES = 4;
export const TEST_WEEKS = 2;
/** The client's own days after Discovery: one in each cycle, and two for testing and training. */
const OWN_DAYS_IN_DEVELOPMENT = CYCLES + 2;

/** The years that the picture on Home shows. At least one of its months must earn. */
const MONTHS_SHOWN = 36;

/**
 * Computes the figures of a sample offer for Iterative Development, in CHF, days, weeks and months. Prices are the
 * middle of the owner's ranges. Returns nothing if a fact is missing, or if the agent doesn't pay within the months shown.
 */
export function computeExample(company: Company) {
  const { discoveryPrice, discoveryClientDays, cycleWeeks } = company;
  const price = middle(company.firstAgentFrom, company.firstAgentTo);
  const running = middle(company.runningFrom, company.runningTo);
  if (!discoveryPrice || !discoveryClientDays || !cycleWeeks || !price || !running) return undefined;
  const saving = CASES_A_MONTH * MINUTES_SAVED * CHF_A_MINUTE - running;
  const ownDays = discoveryClientDays + OWN_DAYS_IN_DEVELOPMENT;
  const ownDayPrice = HOURS_A_DAY * 60 * CHF_A_MINUTE;
  const invested = discoveryPrice + price + ownDays * ownDayPrice;
  const exactMonths = invested / saving;
  const months = Math.ceil(exactMonths);
  if (saving <= 0 || months >= MONTHS_SHOWN) return undefined;
  const earningMonths = MONTHS_SHOWN - months;
  return {
    cases: CASES_A_MONTH,
    minutesToday: MINUTES_TODAY,
    minutesWithAgent: MINUTES_TODAY - MINUTES_SAVED,
    minutesSaved: MINUTES_SAVED,
    minutePrice: CHF_A_MINUTE,
    running,
    saving,
    price,
    ownDays,
    ownDayPrice,
    invested,
    exactMonths,
    months,
    monthsShown: MONTHS_SHOWN,
    earningMonths,
    earned: earningMonths * saving,
    cycles: CYCLES,
    buildWeeks: CYCLES * cycleWeeks,
    testWeeks: TEST_WEEKS,
    weeks: CYCLES * cycleWeeks + TEST_WEEKS,
  };
}

/** The middle of a range, rounded to two digits but never out of the range. */
function middle(from: number, to: number): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}
