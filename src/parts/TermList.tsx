import type { Point } from '../content/words.ts';

/** Terms, each above its meaning, in two columns on wide windows. */
export const TermList = ({ terms }: { terms: Point[] }) => (
  <dl className="rows" data-halves>
    {terms.map(({ title, text }, index) => (
      <div key={index}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
