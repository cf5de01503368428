import type { ComponentProps } from 'react';
import { PointList } from '../parts/PointList.tsx';
import type { Point } from '../site/words.ts';

type Props = ComponentProps<'section'> & { title: string; items: Point[] };

/** The company's values, and any list of points of a line each. Attributes say on which ground. */
export const Values = ({ title, items, ...attributes }: Props) => (
  <section className="band" {...attributes}>
    <h2 data-column="first">{title}</h2>
    <PointList className="rows lead" points={items} />
  </section>
);
