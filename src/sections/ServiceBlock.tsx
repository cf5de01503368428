import type { Service } from '#words/services.ts';
import type { DrawingName } from '../illustrations/programmes.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { FlowExample } from './FlowExample.tsx';
import { StepsExample } from './StepsExample.tsx';

type Props = Service & { number: number };

export function ServiceBlock({ number, id, title, lead, points, drawing, caption, action, example }: Props) {
  return (
    <section className="service-block band" id={id} aria-labelledby={`${id}-title`}>
      <p className="service-block__number numeral" aria-hidden="true">
        {number}
      </p>
      {drawing && (
        <figure className="service-block__figure">
          <Drawing name={drawing as DrawingName} />
          {caption && <figcaption className="small">{caption}</figcaption>}
        </figure>
      )}
      <div className="service-block__text">
        <h2 id={`${id}-title`}>{title}</h2>
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
      {example?.kind === 'flow' && <FlowExample {...example} />}
      {example?.kind === 'steps' && <StepsExample {...example} />}
    </section>
  );
}
