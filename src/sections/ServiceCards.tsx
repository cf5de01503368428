import { Band } from '../parts/Band.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { NumberPicture } from '../parts/NumberPicture.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Service } from '../site/words.ts';
import './ServiceCards.css';

export interface ServiceCardsWords {
  title: string;
}

interface Props extends ServiceCardsWords {
  services: Service[];
}

/** A picture for each service. The title is the link, and a click anywhere on the card follows it. */
export function ServiceCards({ title, services }: Props) {
  const { resolveHref } = useSite();
  return (
    <Band title={title}>
      {/* Two and four stand in rows of two, so that none is left alone. */}
      <ol role="list" className="service-cards columns" data-halves={services.length % 2 === 0 || undefined}>
        {services.map(({ id, drawing, title, card }, index) => (
          <li className="service-card" key={id}>
            {drawing ? (
              <svg data-ground="ink" viewBox="0 0 360 270" aria-hidden="true">
                <use href={`/drawings/services.svg#${drawing}-card`} />
              </svg>
            ) : (
              <NumberPicture number={index + 1} />
            )}
            <h3 className="lead">
              <Numbered number={index + 1}>
                {/* The link, which is the whole card, has both names, so that a voice can say either. */}
                <a
                  id={`${id}-link`}
                  aria-labelledby={`${id}-link ${id}-action`}
                  href={resolveHref({ page: 'services', anchor: id })}
                >
                  {card.title ?? title}
                </a>
              </Numbered>
            </h3>
            <p>{card.text}</p>
            <u id={`${id}-action`}>{card.action}</u>
          </li>
        ))}
      </ol>
    </Band>
  );
}
