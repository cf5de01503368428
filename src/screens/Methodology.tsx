import { ClosingCall } from '../sections/ClosingCall.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import { Terms } from '../sections/Terms.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { phases, offer, contract, closing } = methodology;
  return (
    <>
      <MethodologyHead {...methodology} />
      {phases.map((words, phase) => (
        <Phase key={words.title} phase={phase} words={words} {...methodology} />
      ))}
      {offer && <Offer {...offer} />}
      <Terms id="contract" isJoined={!!offer} {...contract} />
      <ClosingCall {...closing} />
    </>
  );
}
