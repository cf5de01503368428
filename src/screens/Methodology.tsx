import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ words: { methodology } }: { words: Words }) {
  return (
    <>
      <PageHead {...methodology.head} />
      {methodology.phases.map((phase) => (
        <Phase key={phase.title} {...phase} received={methodology.received} />
      ))}
      <Offer {...methodology.offer} />
      <ClosingCall composition="grounded" {...methodology.closing} />
    </>
  );
}
