import type { Service } from '../site/words.ts';
import { CaseExample } from './CaseExample.tsx';
import { StepsExample } from './StepsExample.tsx';

/** The case by which a service is judged; all on the same ground, whatever its drawing. */
export function Example(example: NonNullable<Service['example']>) {
  return (
    <div className="example band" data-ground="ink">
      <h3>{example.title}</h3>
      {example.kind === 'case' ? <CaseExample {...example} /> : <StepsExample {...example} />}
    </div>
  );
}
