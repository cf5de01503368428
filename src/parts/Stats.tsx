import type { Stat } from '../content/words.ts';

/** Large numbers, each with a note that says what it counts. */
export function Stats({ stats }: { stats: Stat[] }) {
  if (stats.length === 0) return;
  return (
    <ul className="stats columns small" data-column="rest">
      {stats.map(({ value, note }, index) => (
        <li key={index}>
          <b data-range={value.includes('–') || undefined}>{value}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
