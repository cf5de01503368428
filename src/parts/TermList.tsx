import type { ComponentProps } from 'react';
import type { Point } from '../content/words.ts';

/** Terms, each with its meaning. Attributes say how they stand: styles/layout.css. */
export const TermList = ({ terms, ...attributes }: ComponentProps<'dl'> & { terms: Point[] }) => (
  <dl {...attributes}>
    {terms.map(({ title, text }, index) => (
      <div key={index}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
