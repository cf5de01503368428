import type { HomeWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';
import { Tile } from '../parts/Tile.tsx';

export function Impact({ title, measured, items, pays, action }: HomeWords['impact']) {
  return (
    <section className="impact band">
      <h2>
        <Lines lines={title} />
      </h2>
      <div className="impact__results">
        <ul className="rows">
          {items.map((item, index) => (
            <li key={index}>
              <h3>{item.title}</h3>
              <div>
                <p>{item.text}</p>
                <p>
                  <b>{measured}</b>
                  {` ${item.measure}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p>
          <b>{pays.title}</b>
          {` ${pays.text}`}
        </p>
        <div className="button-links">
          <ButtonLink {...action} />
        </div>
      </div>
      <div className="impact__tile">
        <Tile />
      </div>
    </section>
  );
}
