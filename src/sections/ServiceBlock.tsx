import type { Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { Example } from './Example.tsx';

type Props = Service & { number: number };

export function ServiceBlock({ number, id, title, lead, points, drawing, caption, action, example }: Props) {
  const isMirrored = number % 2 === 0;
  const words = isMirrored ? 'right' : 'left';
  return (
    <section className="service-block" id={id} aria-labelledby={`${id}-title`}>
      <div className="service-block__offer band" data-mirrored={isMirrored || undefined}>
        <h2 id={`${id}-title`} data-column={drawing ? words : 'left'}>
          <Numbered number={number}>{title}</Numbered>
        </h2>
        <p className="lead" data-column={words}>
          {lead}
        </p>
        {drawing && (
          <figure>
            <Drawing name={drawing} />
            {caption && <figcaption className="small">{caption}</figcaption>}
          </figure>
        )}
        <ul className="rows" data-column={words}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
        <div className="button-links" data-column={words}>
          <ButtonLink {...action} />
        </div>
      </div>
      {example && <Example id={`${id}-example`} {...example} />}
    </section>
  );
}
