import type { AboutWords } from '../content/words.ts';
import { Points } from '../parts/Points.tsx';

export const Values = ({ title, items }: AboutWords['values']) => (
  <section className="band" data-joined>
    <h2>{title}</h2>
    <Points points={items} />
  </section>
);
