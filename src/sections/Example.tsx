import type { Service } from '../content/words.ts';
import { CaseExample } from './CaseExample.tsx';
import { StepsExample } from './StepsExample.tsx';

type Props = NonNullable<Service['example']> & { id: string };

/** An example of a service, always on ink, whatever the ground of the service's drawing. */
export function Example({ id, ...example }: Props) {
  return (
    <div className="example band" id={id} data-ground="ink">
      <h3>{example.title}</h3>
      {example.kind === 'case' ? <CaseExample {...example} /> : <StepsExample {...example} />}
    </div>
  );
}
