import type { Service } from '../content/words.ts';
import { CaseExample } from './CaseExample.tsx';
import { StepsExample } from './StepsExample.tsx';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink, whatever the ground of the service's drawing. */
export function Example({ id, ...example }: Props) {
  return (
    <div className="example band" id={example.kind === 'steps' ? id : undefined} data-ground="ink">
      {example.kind === 'case' ? (
        <CaseExample {...example} />
      ) : (
        <>
          <h3>{example.title}</h3>
          <StepsExample {...example} />
        </>
      )}
    </div>
  );
}
