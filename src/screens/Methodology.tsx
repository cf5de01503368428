import { closing, head, phases } from '../content/methodology.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';

export function Methodology() {
  return (
    <>
      <PageHead {...head} />
      {phases.map((phase) => (
        <Phase key={phase.title} {...phase} />
      ))}
      <ClosingCall composition="grounded" {...closing} />
    </>
  );
}
