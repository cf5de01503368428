import type { Company } from '../content/company.ts';

/** What the example offer assumes, as its words say. */
export const CASES_A_MONTH = 1000;
const MINUTES_SAVED = 6;
const CHF_A_MINUTE = 1;
const CYCLES = 4;

/** An agent that takes longer to pay is not shown: Home promises to advise against it. */
const MAX_MONTHS = 36;

/**
 * The figures of an example offer for Iterative Development, in CHF, weeks and months; 0 where a fact that they follow
 * from is not stated. Prices are the middle of the owner's ranges. Returns nothing where the agent would not pay.
 */
export function computeExample(company: Company) {
  const price = middle(company.firstAgentFrom, company.firstAgentTo);
  const running = middle(company.runningFrom, company.runningTo);
  const saving = running && CASES_A_MONTH * MINUTES_SAVED * CHF_A_MINUTE - running;
  const exactMonths = price && saving && (company.discoveryPrice + price) / saving;
  if (saving < 0 || (running && saving === 0) || exactMonths > MAX_MONTHS) return undefined;
  return {
    price,
    running,
    saving,
    exactMonths,
    months: Math.ceil(exactMonths),
    /** Liability ends at the price of all signed phases: Discovery and this one. */
    cap: price && company.discoveryPrice && price + company.discoveryPrice,
    weeks: CYCLES * company.cycleWeeks,
  };
}

/** The middle of a range, rounded to two figures but never out of the range. */
function middle(from: number, to: number): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}
