import type { Stat } from '../site/words.ts';

/** Large numbers, each with what it counts. */
export const Stats = ({ stats }: { stats: Stat[] }) =>
  stats.length > 0 && (
    <ul role="list" className="stats columns small" data-column="rest">
      {stats.map(({ value, text }, index) => (
        <li key={index}>
          <b>{value}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
