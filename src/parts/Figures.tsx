import type { Figure } from '../content/words.ts';

/** What fits one column of the page's grid, and two; a longer range of prices has three. */
const MAX_CHARACTERS = [7, 14];

/** Large figures, each with what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return;
  return (
    <ul className="figures columns">
      {figures.map(({ value, note }, index) => (
        <li key={index} data-columns={countColumns(value)}>
          <b>{value}</b> <span className="small">{note}</span>
        </li>
      ))}
    </ul>
  );
}

const countColumns = (value: string) => 1 + MAX_CHARACTERS.filter((max) => value.length > max).length;
