import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';

/** The four values, each below a tile that is turned by a quarter more than the one before. */
export function Values({ title, items }: AboutWords['values']) {
  return (
    <section className="values band">
      <h2>{title}</h2>
      <ul className="values__list">
        {items.map((value, index) => (
          <li key={index}>
            <Tile corner={index} />
            <h3 className="lead">{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
