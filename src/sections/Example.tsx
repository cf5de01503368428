import type { CaseExample, Service } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { TermList } from '../parts/TermList.tsx';
import { StepsExample } from './StepsExample.tsx';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink, whatever the ground of the service's drawing. */
export function Example({ id, ...example }: Props) {
  return (
    <div className="example band" id={example.kind === 'steps' ? id : undefined} data-ground="ink">
      {example.kind === 'case' ? (
        <CaseTerms {...example} />
      ) : (
        <>
          <h3 className="title" data-column="first">
            {example.title}
          </h3>
          <StepsExample {...example} />
        </>
      )}
    </div>
  );
}

/** What holds for every case like the one at the head of the page, and for which work something else is better. */
const CaseTerms = ({ match, terms, alternatives }: CaseExample) => (
  <>
    <TermList terms={[match, ...terms]} beside />
    {alternatives && (
      <Fold title={alternatives.title}>
        <TermList terms={alternatives.terms} beside />
      </Fold>
    )}
  </>
);
