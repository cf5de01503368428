import type { services } from '../content/home.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { Lines } from '../parts/Lines.tsx';

/** Three posters as a staircase; each card is one link. */
export function ServiceCards({ title, cards, action }: typeof services) {
  return (
    <section className="service-cards band">
      <h2>
        <Lines lines={title} />
      </h2>
      <ol className="service-cards__list">
        {cards.map((card, index) => (
          <li key={card.title}>
            <a className="service-card" href={`/services#${card.drawing}`}>
              <Drawing name={card.drawing} plays="on-hover" />
              <span className="service-card__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <span className="service-card__action">{action}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
