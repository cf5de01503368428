import { Band } from '../parts/Band.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { TermList } from '../parts/TermList.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { Action, Point } from '../site/words.ts';
import type { CaseWords } from './Case.tsx';
import { CaseEntry } from './CaseEntry.tsx';
import './ServiceBlock.css';

/**
 * One of two to five services. Its card on Home, its section on Services, its number and its email draft come from this
 * block. A title's word of more than 14 letters must be listed under `hyphenated` in index.ts.
 */
export interface Service {
  /** The anchor in /services#agents. Links from other sites break if it changes. */
  id: string;
  title: string;
  /** Its card on Home. The card has the service's title unless it has its own; `action` says what the link shows. */
  card: { title?: string; text: string; action: string };
  lead: string;
  points: string[];
  /** One of src/illustrations/drawings.ts. Without a drawing, the service's number is its picture. */
  drawing?: 'agents' | 'research' | 'saas';
  action: Action;
  /** What the email draft asks, on Contact. */
  questions: [string, string, string, string];
  example?: CaseWords | StepsWords;
}

/** An example in three steps, each with a picture: readings of a number, or price sheets. */
interface StepsWords {
  kind: 'steps';
  title: string;
  picture: 'readings' | 'sheets';
  steps: [string, string, string];
  note?: Point;
}

interface Props {
  number: number;
  service: Service;
}

/** A service: its number as a poster, an example, what one gets, and when it is the right choice. */
export const ServiceBlock = ({
  number,
  service: { id, title, lead, points, drawing, action, example },
}: Props) => (
  <section className="service" id={id} aria-labelledby={`${id}-title`}>
    <div className="service__title band">
      <b className="service__number" aria-hidden="true">
        {number}
      </b>
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
    {example?.kind === 'case' && <CaseEntry entry={example.entry} answers={example.question.answers} />}
    {example?.kind === 'steps' && <Steps id={`${id}-example`} example={example} />}
    <div className="service__offer band" data-dense>
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
      <p className="lead">{lead}</p>
      <div className="stack">
        <TextList className="lines" texts={points} />
        <div className="cluster">
          <ButtonLink {...action} />
        </div>
      </div>
    </div>
    {example?.kind === 'case' && (
      <Band level="h3" title={example.fits.title} dense>
        <TermList className="columns" terms={example.fits.terms} />
      </Band>
    )}
  </section>
);

const Steps = ({ id, example: { title, picture, steps, note } }: { id: string; example: StepsWords }) => (
  <Band level="h3" id={id} title={title} ground={picture === 'readings' ? 'white' : 'ink'} dense>
    <ol role="list" className="steps columns">
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
      <p>
        <b>{note.title}</b> {note.text}
      </p>
    )}
  </Band>
);
