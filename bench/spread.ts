/** Of the runs of one measure: what is in the middle, and how far they lie apart. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Undefined where nothing was measured. */
export function spread(runs: (number | undefined)[]): Spread | undefined {
  const sorted = runs.filter((run) => run !== undefined).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return undefined;
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, least: sorted[0]!, most: sorted.at(-1)! };
}

/** As in `1,012 (998 to 1,100)`, or one number where all are the same. */
export function describeSpread(runs: (number | undefined)[], digits = 0): string {
  const found = spread(runs);
  if (!found) return '';
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const [median, least, most] = [found.median, found.least, found.most].map((each) =>
    each.toLocaleString('en', format),
  );
  return least === most ? median! : `${median} (${least} to ${most})`;
}
