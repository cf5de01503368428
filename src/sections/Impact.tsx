import { ButtonLink } from '../parts/ButtonLink.tsx';
import type { HomeWords } from '../site/words.ts';

/** What agents achieve, and beside each how it is measured. */
export const Impact = ({ title, measured, items, action }: NonNullable<HomeWords['impact']>) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-even data-column="rest">
      {items.map((item) => (
        <div key={item.title}>
          <div className="stack">
            <h3 className="lead">{item.title}</h3>
            <p>{item.text}</p>
          </div>
          <p className="lead">
            <span className="small">{measured}</span>
            <br />
            {item.measure}
          </p>
        </div>
      ))}
    </div>
    <div className="cluster" data-column="rest">
      <ButtonLink {...action} secondary />
    </div>
  </section>
);
