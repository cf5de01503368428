import type { Figure } from '../content/words.ts';

/** Large figures, each with what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return;
  return (
    <dl className="figures">
      {figures.map(({ value, note }, index) => (
        <div key={index}>
          <dt>{note}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
