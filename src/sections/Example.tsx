import type { Service, StepsExample } from '../content/words.ts';
import { TermList } from '../parts/TermList.tsx';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink. A case stands at the head of the page; its terms stand here. */
export const Example = ({ id, ...example }: Props) => (
  <div className="band" data-ground="ink" id={example.kind === 'steps' ? id : undefined}>
    {example.kind === 'steps' ? (
      <Steps {...example} />
    ) : (
      <TermList className="rows" data-halves terms={[example.match, ...example.terms]} />
    )}
    {example.fold && (
      <details className="fold">
        <summary>
          <h3 className="lead">{example.fold.title}</h3>
        </summary>
        <div className="stack">
          {example.fold.lead && <p>{example.fold.lead}</p>}
          <TermList className="rows" data-halves terms={example.fold.terms} />
        </div>
      </details>
    )}
  </div>
);

const Steps = ({ title, picture, steps }: StepsExample) => (
  <>
    <h3 className="title" data-column="first">
      {title}
    </h3>
    <ol className="example columns" data-column="rest">
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
