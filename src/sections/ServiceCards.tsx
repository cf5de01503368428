import { Drawing } from '../parts/Drawing.tsx';
import { Lines } from '../parts/Lines.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Service, ServicesWords } from '../site/words.ts';

type Props = ServicesWords['cards'] & { services: Service[] };

/** Cards in a staircase; each is one link. */
export function ServiceCards({ title, services }: Props) {
  const { findAddress } = useSite();
  return (
    <section className="service-cards band" data-count={services.length}>
      <h2>
        <Lines lines={title} />
      </h2>
      <ol className="service-cards__list">
        {services.map(({ id, drawing, title, card }, index) => (
          <li key={id}>
            <a className="service-card" href={findAddress({ page: 'services', anchor: id })}>
              {drawing ? (
                <Drawing name={drawing} plays="on-hover" />
              ) : (
                <div className="service-card__poster drawing" data-ground="ink" data-number={index + 1} />
              )}
              <span className="service-card__number title" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{card.title ?? title}</h3>
              <p>{card.text}</p>
              <span className="service-card__action">{card.action}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
