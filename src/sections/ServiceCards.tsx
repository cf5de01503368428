import { Band } from '../parts/Band.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { Picture, pictures } from '../parts/pictures.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Service } from './ServiceBlock.tsx';
import './ServiceCards.css';

interface Props {
  title: string;
  services: Service[];
}

/** A picture for each service. A click anywhere on the card follows its link, which says what there is to see. */
export function ServiceCards({ title, services }: Props) {
  const { resolveHref } = useSite();
  return (
    <Band title={title}>
      <ol role="list" className="columns">
        {services.map(({ id, drawing, title, card, openingCase }, index) => (
          <li className="service-card" key={id}>
            <Picture data-ground="ink">
              {drawing ? (
                pictures[`${drawing}-card`]
              ) : (
                <text x="180" y="210" fontSize="210" textAnchor="middle">
                  {index + 1}
                </text>
              )}
            </Picture>
            <h3 className="lead">
              <Numbered number={index + 1}>{card.title ?? title}</Numbered>
            </h3>
            <p>{card.text}</p>
            {/* The visible words come first in its name, so that a voice can say them. */}
            <a
              aria-label={`${card.action}: ${card.title ?? title}`}
              href={resolveHref({ page: 'services', anchor: openingCase ? 'case' : id })}
            >
              {card.action}
            </a>
          </li>
        ))}
      </ol>
    </Band>
  );
}
