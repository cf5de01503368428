import type { Figure } from '../content/words.ts';

/** A figure of more characters, such as a range of prices, is set over two columns. */
const MAX_SHORT_CHARACTERS = 7;

/** Large figures, each with what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return;
  return (
    <ul className="figures columns">
      {figures.map(({ value, note }, index) => (
        <li key={index} data-long={value.length > MAX_SHORT_CHARACTERS || undefined}>
          <b>{value}</b> <span className="small">{note}</span>
        </li>
      ))}
    </ul>
  );
}
