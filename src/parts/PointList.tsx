import type { ComponentProps, ReactNode } from 'react';
import type { Point } from '../site/words.ts';

interface Props extends ComponentProps<'ul'> {
  points: (Point & { note?: ReactNode })[];
  /** Whether texts are louder than their titles. */
  hasLoudTexts?: boolean;
}

/** Titles with a text each, in columns if attributes don't say otherwise: styles/layout.css. */
export const PointList = ({ points, hasLoudTexts, ...attributes }: Props) => (
  <ul role="list" className="columns" {...attributes}>
    {points.map(({ title, text, note }, index) => (
      <li key={index}>
        <h3 className={hasLoudTexts ? 'small' : 'lead'}>{title}</h3>
        <p className={hasLoudTexts ? 'title lead' : undefined}>{text}</p>
        {note && <p className="small">{note}</p>}
      </li>
    ))}
  </ul>
);
