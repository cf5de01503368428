import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';

/** The four values, each beside its quarter of one ring. */
export function Values({ title, items }: AboutWords['values']) {
  return (
    <section className="values band">
      <h2 data-column="first">{title}</h2>
      <ul className="values__list">
        {items.map((value, index) => (
          <li key={index}>
            <h3 className="lead">{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
      <div className="values__ring" aria-hidden="true">
        {[2, 3, 1, 0].map((corner) => (
          <Tile key={corner} corner={corner} />
        ))}
      </div>
    </section>
  );
}
