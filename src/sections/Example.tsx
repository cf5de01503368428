import type { Service } from '../content/words.ts';
import { CaseExample } from './CaseExample.tsx';
import { StepsExample } from './StepsExample.tsx';

/** An example of a service, always on ink, whatever the ground of the service's drawing. */
export function Example(example: NonNullable<Service['example']>) {
  return (
    <div className="example band" data-ground="ink">
      <h3>{example.title}</h3>
      {example.kind === 'case' ? <CaseExample {...example} /> : <StepsExample {...example} />}
    </div>
  );
}
