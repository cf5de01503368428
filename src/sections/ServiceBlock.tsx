import type { blocks } from '../content/services.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';

type Props = (typeof blocks)[number] & { number: number };

export function ServiceBlock({ number, drawing, title, lead, points, caption, action }: Props) {
  return (
    <section className="service-block band" id={drawing} aria-labelledby={`${drawing}-title`}>
      <p className="service-block__number numeral" aria-hidden="true">
        {number}
      </p>
      <div className="service-block__text">
        <h2 id={`${drawing}-title`}>{title}</h2>
        <p className="lead">{lead}</p>
        <ul className="service-block__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="actions">
          <ButtonLink {...action} />
        </div>
      </div>
      <figure className="service-block__figure">
        <Drawing name={drawing} />
        <figcaption className="small">{caption}</figcaption>
      </figure>
    </section>
  );
}
