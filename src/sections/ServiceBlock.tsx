import type { Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { Example } from './Example.tsx';

type Props = Service & { number: number };

export function ServiceBlock({ number, id, title, lead, points, drawing, caption, action, example }: Props) {
  return (
    <section className="service-block" id={id} aria-labelledby={`${id}-title`}>
      <div className="service-block__offer band" data-mirrored={number % 2 === 0 || undefined}>
        <h2 id={`${id}-title`}>
          <Numbered number={number}>{title}</Numbered>
        </h2>
        <p className="lead">{lead}</p>
        {drawing && (
          <figure>
            <Drawing name={drawing} isBelowFirstView />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )}
        <ul>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
        <div className="button-links">
          <ButtonLink {...action} />
        </div>
      </div>
      {example && <Example id={`${id}-example`} {...example} />}
    </section>
  );
}
