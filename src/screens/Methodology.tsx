import { closing, head, phases } from '../content/methodology.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';

export function Methodology() {
  return (
    <>
      <PageHead {...head} frieze="methodology" />
      {phases.map((phase, index) => (
        <Phase key={phase.title} number={index + 1} {...phase} />
      ))}
      <ClosingCall composition="grounded" {...closing} />
    </>
  );
}
