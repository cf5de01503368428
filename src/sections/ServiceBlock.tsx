import { ButtonLink } from '../parts/ButtonLink.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { TermList } from '../parts/TermList.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { Service, StepsExample } from '../site/words.ts';
import { CaseEntry } from './CaseEntry.tsx';
import { Topic } from './Topic.tsx';
import './ServiceBlock.css';

type Props = Service & { number: number };

/** A service: its number as a poster, an example, what one gets, and when it is the right choice. */
export const ServiceBlock = ({ number, id, title, lead, points, drawing, action, example }: Props) => (
  <section className="service" id={id} aria-labelledby={`${id}-title`}>
    <div className="service__title band">
      <b className="service__number" aria-hidden="true">
        {number}
      </b>
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
    {example?.kind === 'case' && <CaseEntry {...example} />}
    {example?.kind === 'steps' && <Steps id={`${id}-example`} {...example} />}
    <div className="band" data-dense>
      {drawing && (
        <figure className="service__picture">
          {/* The image is the first frame. A script draws the others on the canvas above it. */}
          <div className="drawing" data-drawing={drawing}>
            <img src={`/drawings/${drawing}.svg`} alt="" />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
            <canvas aria-hidden="true" />
          </div>
          <MotionButton />
        </figure>
      )}
      <p className="lead" data-column="second">
        {lead}
      </p>
      <div className="stack" data-column="right">
        <TextList className="lines" texts={points} />
        <div className="cluster">
          <ButtonLink {...action} />
        </div>
      </div>
    </div>
    {example?.kind === 'case' && (
      <Topic heading="h3" title={example.fits.title}>
        <TermList className="columns" data-column="rest" terms={example.fits.terms} />
      </Topic>
    )}
  </section>
);

const Steps = ({ id, title, picture, steps, note }: StepsExample & { id: string }) => (
  <Topic heading="h3" id={id} title={title} data-ground={picture === 'readings' ? 'white' : 'ink'}>
    <ol role="list" className="steps columns" data-column="rest">
      {steps.map((step, index) => (
        <li key={index}>
          <svg viewBox="0 0 360 270" aria-hidden="true">
            <use href={`/drawings/services.svg#${picture}-${index + 1}`} />
          </svg>
          <p>{step}</p>
        </li>
      ))}
    </ol>
    {note && (
      <p data-column="rest">
        <b>{note.title}</b> {note.text}
      </p>
    )}
  </Topic>
);
