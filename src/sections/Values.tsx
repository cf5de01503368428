import type { values } from '../content/about.ts';
import { Tile } from '../parts/Tile.tsx';

/** The four values over the four turns of one tile. */
export function Values({ title, items }: typeof values) {
  return (
    <section className="values band">
      <h2>{title}</h2>
      <ul className="values__list">
        {items.map((value, index) => (
          <li key={value.title}>
            <Tile corner={index % 4} />
            <h3 className="lead">{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
