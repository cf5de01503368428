import { ButtonLink } from '../parts/ButtonLink.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { NumberPicture } from '../parts/NumberPicture.tsx';
import { TermList } from '../parts/TermList.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { CaseExample, Service, StepsExample } from '../site/words.ts';
import { CaseEntry } from './CaseEntry.tsx';
import { Topic } from './Topic.tsx';
import './ServiceBlock.css';

type Props = Service & { number: number };

/** A service, its animated drawing, and what results from it. What more there is to say of a case stands on ink below. */
export const ServiceBlock = ({
  number,
  id,
  title,
  lead,
  points,
  drawing,
  caption,
  action,
  example,
}: Props) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <div className="service band" data-dense>
      <h2 id={`${id}-title`} data-column="first">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <p data-column="second">{lead}</p>
      <div className="stack" data-column="right">
        <TextList className="rows" texts={points} />
        <div className="cluster">
          <ButtonLink {...action} />
        </div>
      </div>
      <figure className="service__picture">
        {drawing ? (
          /* The image is the first frame. A script draws the others on the canvas above it. */
          <div className="drawing" data-drawing={drawing}>
            <img src={`/drawings/${drawing}.svg`} alt="" />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
            <canvas aria-hidden="true" />
          </div>
        ) : (
          <NumberPicture number={number} />
        )}
        {drawing && (
          <figcaption>
            {caption}
            <MotionButton />
          </figcaption>
        )}
      </figure>
      {example?.kind === 'case' && <CaseEntry {...example} />}
      {example?.kind === 'steps' && <Steps id={`${id}-example`} {...example} />}
    </div>
    {example?.kind === 'case' && <CaseTopics {...example} />}
  </section>
);

const Steps = ({ id, title, picture, steps, note }: StepsExample & { id: string }) => (
  <>
    <div className="steps" id={id}>
      <h3 className="lead">{title}</h3>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index}>
            <svg
              data-ground={picture === 'readings' ? 'white' : 'ink'}
              viewBox="0 0 360 270"
              preserveAspectRatio="xMinYMid"
              aria-hidden="true"
            >
              <use href={`/drawings/services.svg#${picture}-${index + 1}`} />
            </svg>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </div>
    {note && (
      <p data-column="rest">
        <b>{note.title}</b> {note.text}
      </p>
    )}
  </>
);

const CaseTopics = ({ control, fits }: CaseExample) => (
  <>
    <Topic heading="h3" data-ground="ink" title={control.title}>
      <FoldList folds={control.folds} />
    </Topic>
    <Topic heading="h3" title={fits.title}>
      <TermList className="columns" data-column="rest" terms={fits.terms} />
    </Topic>
  </>
);
