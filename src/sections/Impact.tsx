import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PointList } from '../parts/PointList.tsx';
import type { HomeWords } from '../site/words.ts';

/** What agents achieve. */
export const Impact = ({ title, items, action }: NonNullable<HomeWords['impact']>) => (
  <section className="band" data-joined data-dense>
    <h2 data-column="first">{title}</h2>
    <PointList points={items} />
    <div className="cluster" data-column="rest">
      <ButtonLink {...action} secondary />
    </div>
  </section>
);
