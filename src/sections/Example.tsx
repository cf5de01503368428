import { Fragment } from 'react';
import { TermList } from '../parts/TermList.tsx';
import type { Service, StepsExample, TermsWords } from '../site/words.ts';
import '../parts/Fold.css';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink. A case stands at the head of the page; its terms stand here. */
export const Example = ({ id, ...example }: Props) => (
  <div className="band" data-ground="ink" id={example.kind === 'steps' ? id : undefined}>
    {example.kind === 'steps' ? (
      <>
        <Steps {...example} />
        {example.fold && <Fold {...example.fold} />}
      </>
    ) : (
      example.terms.map(({ title, terms }) => (
        <Fragment key={title}>
          <h3 className="title" data-column="first">
            {title}
          </h3>
          <TermList className="rows" data-column="rest" data-halves terms={terms} />
        </Fragment>
      ))
    )}
  </div>
);

const Steps = ({ title, picture, steps }: StepsExample) => (
  <>
    <h3 className="title" data-column="first">
      {title}
    </h3>
    <ol role="list" className="example columns" data-column="rest">
      {steps.map((step, index) => (
        <li key={index}>
          <svg viewBox="0 0 372 96" fill="none" stroke="currentColor" aria-hidden="true">
            <use href={`/drawings/steps.svg#${picture}-${index + 1}`} />
          </svg>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  </>
);

const Fold = ({ title, lead, terms }: TermsWords) => (
  <details className="fold">
    <summary>
      <h3 className="lead">{title}</h3>
    </summary>
    <div className="stack">
      {lead && <p>{lead}</p>}
      <TermList className="rows" terms={terms} />
    </div>
  </details>
);
