import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PointList } from '../parts/PointList.tsx';
import type { HomeWords } from '../site/words.ts';

/** What agents achieve, and how each of it is measured. */
export const Impact = ({ title, measured, items, action }: NonNullable<HomeWords['impact']>) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <PointList
      points={items.map(({ measure, ...point }) => ({
        ...point,
        note: (
          <>
            <b>{measured}</b> {measure}
          </>
        ),
      }))}
    />
    <div className="cluster" data-column="rest">
      <ButtonLink {...action} secondary />
    </div>
  </section>
);
