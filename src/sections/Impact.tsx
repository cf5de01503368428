import { ButtonLink } from '../parts/ButtonLink.tsx';
import type { HomeWords } from '../site/words.ts';

/** What agents achieve, and how each of it is measured. */
export const Impact = ({ title, measured, items, action }: NonNullable<HomeWords['impact']>) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <ul role="list" className="columns" data-column="rest">
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="lead">{item.title}</h3>
          <p>{item.text}</p>
          <p className="small">
            <b>{measured}</b> {item.measure}
          </p>
        </li>
      ))}
    </ul>
    <div className="cluster" data-column="rest">
      <ButtonLink {...action} secondary />
    </div>
  </section>
);
