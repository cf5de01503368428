/** Of each figure, over all runs. */
export function findMedians(runs: Record<string, number>[]) {
  const findMedian = (name: string) =>
    runs.map((run) => run[name]!).toSorted((a, b) => a - b)[runs.length >> 1]!;
  return Object.fromEntries(
    Object.keys(runs[0]!).map((name) => [name, Math.round(findMedian(name) * 10) / 10]),
  );
}
