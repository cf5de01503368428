import type { Prices } from './company-schema.ts';

const MINUTES_A_DAY = 480;
/** The picture on Home shows three years. At least one of their months must earn. */
const MONTHS_SHOWN = 36;

/**
 * Computes the figures of a sample offer for Iterative Development, in CHF, days, weeks and months. Prices are the
 * middle of the owner's ranges. Returns nothing if the agent doesn't pay within the months
 * shown, or never at the highest prices.
 */
export function computeOffer(prices: Prices) {
  const { discovery, clientDays, cycles, testDays, firstAgent, running, example } = prices;
  const { cases, minutesToday, minutesWithAgent, minutePrice } = example;
  const minutesSaved = minutesToday - minutesWithAgent;
  const savedPerCase = minutesSaved * minutePrice;
  // One in each cycle.
  const developmentDays = cycles + testDays;
  const ownDays = clientDays + developmentDays;
  const ownDaysPrice = ownDays * MINUTES_A_DAY * minutePrice;

  function payBack(price: number, runningCost: number) {
    const invested = discovery + price + ownDaysPrice;
    const saving = cases * savedPerCase - runningCost;
    return {
      invested,
      saving,
      months: saving > 0 ? Math.ceil(invested / saving) : Infinity,
      /** In tens. With fewer cases a month, it doesn't pay within the months shown. */
      leastCases:
        10 * Math.ceil((invested + MONTHS_SHOWN * runningCost) / (10 * MONTHS_SHOWN * savedPerCase)),
    };
  }

  const [price, runningCost] = [findMiddle(firstAgent), findMiddle(running)];
  const middle = payBack(price, runningCost);
  const earningMonths = MONTHS_SHOWN - middle.months;
  const low = payBack(firstAgent[0], running[0]);
  const high = payBack(firstAgent[1], running[1]);
  if (earningMonths < 1 || high.months === Infinity) return undefined;
  return {
    ...example,
    ...middle,
    price,
    running: runningCost,
    /** At the owner's lowest and highest prices, if that makes a difference. */
    range: low.months < high.months ? { low, high } : undefined,
    minutesSaved,
    hoursSaved: (cases * minutesSaved) / 60,
    priceByHand: minutesToday * minutePrice,
    priceWithAgent: minutesWithAgent * minutePrice + runningCost / cases,
    ownDays,
    ownDaysPrice,
    developmentDays,
    discovery,
    monthsShown: MONTHS_SHOWN,
    earningMonths,
    earned: earningMonths * middle.saving,
  };
}

/** The middle of a range, rounded to two digits but never out of the range. */
function findMiddle([from, to]: [number, number]): number {
  const rounded = Number(((from + to) / 2).toPrecision(2));
  return Math.min(Math.max(rounded, from), to);
}
