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
      <ul className="impact__list rows">
        {items.map((item, index) => (
          <li key={index}>
            <h3>{item.title}</h3>
            <div>
              <p>{item.text}</p>
              <p className="impact__measure">
                <b>{measured}</b>
                {` ${item.measure}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="impact__pays">
        <b>{pays.title}</b>
        {` ${pays.text}`}
      </p>
      <div className="impact__tile">
        <Tile />
      </div>
      <div className="impact__action">
        <ButtonLink {...action} />
      </div>
    </section>
  );
}
