import { closing, head, offer, phases } from '#words/methodology.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';

export function Methodology() {
  return (
    <>
      <PageHead {...head} />
      {phases.map((phase) => (
        <Phase key={phase.title} {...phase} />
      ))}
      <Offer {...offer} />
      <ClosingCall composition="grounded" {...closing} />
    </>
  );
}
