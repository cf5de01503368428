import type { Point } from '../site/words.ts';

/** Titles with a text each, in columns. */
export const PointList = ({ points }: { points: Point[] }) => (
  <ul role="list" className="columns" data-column="rest">
    {points.map(({ title, text }, index) => (
      <li key={index}>
        <h3 className="lead">{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
