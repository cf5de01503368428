type Figures = Record<string, number>;

/** Measures several times, one run after the other, and prints the median of each figure for each thing that is measured. */
export async function printMedians(runs: number, measureAll: () => AsyncGenerator<[name: string, Figures]>) {
  const results: Record<string, Figures[]> = {};
  for (let run = 1; run <= runs; run++)
    for await (const [name, figures] of measureAll()) {
      console.log(`run ${run} of ${runs}: ${name}`);
      results[name] = [...(results[name] ?? []), figures];
    }
  console.log('\nmedians');
  console.table(Object.fromEntries(Object.entries(results).map(([name, all]) => [name, findMedians(all)])));
}

function findMedians(runs: Figures[]) {
  const findMedian = (name: string) =>
    runs.map((run) => run[name]!).toSorted((a, b) => a - b)[runs.length >> 1]!;
  return Object.fromEntries(
    Object.keys(runs[0]!).map((name) => [name, Math.round(findMedian(name) * 10) / 10]),
  );
}
