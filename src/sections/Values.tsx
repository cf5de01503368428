import type { ComponentProps } from 'react';
import type { Point } from '../site/words.ts';

type Props = ComponentProps<'section'> & { title: string; items: Point[] };

/** The company's values, and any list of points on a page of text. Attributes say on which ground. */
export const Values = ({ title, items, ...attributes }: Props) => (
  <section className="band" {...attributes}>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-halves data-column="rest">
      {items.map(({ title, text }, index) => (
        <div key={index}>
          <h3 className="lead">{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);
