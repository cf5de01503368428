import type { ComponentProps, ReactNode } from 'react';
import type { Point } from '../site/words.ts';

type Props = ComponentProps<'ul'> & { points: (Point & { note?: ReactNode })[] };

/** Titles with a text each, in columns if attributes don't say otherwise: styles/layout.css. */
export const PointList = ({ points, ...attributes }: Props) => (
  <ul role="list" className="columns" data-column="rest" {...attributes}>
    {points.map(({ title, text, note }, index) => (
      <li key={index}>
        <h3 className="lead">{title}</h3>
        <p>{text}</p>
        {note && <p className="small">{note}</p>}
      </li>
    ))}
  </ul>
);
