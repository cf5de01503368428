import { Band } from '../parts/Band.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Picture, pictures } from '../parts/pictures.tsx';
import { type DrawingName, Still } from '../parts/Still.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Action } from '../site/texts.ts';
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
  drawing?: DrawingName;
  /** How many rings the drawing has, and what they are. */
  caption?: string;
  action: Action;
  /** What the email draft asks, on Contact. */
  questions: [string, string, string, string];
  /** An example in three steps, each with a picture: readings of a number, or price sheets. */
  example?: { title: string; picture: 'readings' | 'sheets'; steps: [string, string, string] };
  /** Opens the page. One service at most has a case. */
  openingCase?: CaseWords;
}

interface Props {
  number: number;
  service: Service;
  /** One on the page is enough: it pauses every drawing of the site while it is pressed. */
  hasMotionButton: boolean;
}

/** A service: its number as a poster beside its drawing, an example, what one gets, and when to buy something else. */
export function ServiceBlock({ number, service, hasMotionButton }: Props) {
  const { id, title, lead, points, drawing, caption, action, example, openingCase } = service;
  const { words } = useSite();
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="service__head band" data-dense>
        <b className="service__number title">{number}</b>
        <h2 id={`${id}-title`}>{title}</h2>
        {drawing && (
          <figure className="service__drawing small">
            <div className="drawing" data-drawing={drawing}>
              <Still drawing={drawing} />
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
              <canvas aria-hidden="true" />
            </div>
            {hasMotionButton && (
              <button className="motion-button text-button" type="button" aria-pressed="false">
                <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
                  <path d="M6 1v16m8-16v16" />
                </svg>
                {words.labels.motion}
              </button>
            )}
            <figcaption>{caption}</figcaption>
          </figure>
        )}
      </div>
      {openingCase && <CaseEntry words={openingCase} />}
      {example && (
        <Band level="h3" title={example.title} ground="ink">
          <ol role="list" className="service__steps columns">
            {example.steps.map((step, index) => (
              <li key={index}>
                <Picture>{pictures[`${example.picture}-${(index + 1) as 1 | 2 | 3}`]}</Picture>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        </Band>
      )}
      <div className="halves band">
        <p className="lead">{lead}</p>
        <div className="stack">
          <ul role="list" className="lines">
            {points.map((point, index) => (
              <li key={index}>{point}</li>
            ))}
          </ul>
          <div className="cluster">
            <ButtonLink {...action} />
          </div>
        </div>
      </div>
      {openingCase && (
        <Band level="h3" title={openingCase.alternatives.title}>
          <TermList className="service__alternatives columns" terms={openingCase.alternatives.terms} />
        </Band>
      )}
    </section>
  );
}
