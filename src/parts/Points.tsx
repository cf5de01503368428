import type { Point } from '../content/words.ts';

/** Points in columns, each a short title and its text. */
export const Points = ({ points, column }: { points: Point[]; column?: 'rest' }) => (
  <ul className="columns" data-column={column}>
    {points.map(({ title, text }, index) => (
      <li key={index}>
        <h3 className="lead">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
