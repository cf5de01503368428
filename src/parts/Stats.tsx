import type { Stat } from '../site/words.ts';

/** Large numbers, each with a note that says what it counts. */
export const Stats = ({ stats }: { stats: Stat[] }) =>
  stats.length > 0 && (
    <ul role="list" className="stats columns small" data-column="rest">
      {stats.map(({ value, note }, index) => (
        <li key={index}>
          <b>{value}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  );
