import type { CaseExample, Service, StepsExample } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { TermList } from '../parts/TermList.tsx';
import { Certainty } from './Certainty.tsx';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink. A case stands at the head of the page; its terms stand here. */
export const Example = ({ id, ...example }: Props) => (
  <div className="band" data-ground="ink" id={example.kind === 'steps' ? id : undefined}>
    {example.kind === 'steps' ? <Steps {...example} /> : <CaseTerms {...example} />}
  </div>
);

/** What holds for every case like this one, and for which work something else is better. */
const CaseTerms = ({ match, terms, alternatives }: CaseExample) => (
  <>
    <TermList className="rows" data-halves terms={[match, ...terms]} />
    {alternatives && (
      <Fold title={alternatives.title}>
        <TermList className="rows" data-halves terms={alternatives.terms} />
      </Fold>
    )}
  </>
);

const Steps = ({ title, picture, steps, certainty }: StepsExample) => (
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
    {certainty && <Certainty {...certainty} />}
  </>
);
