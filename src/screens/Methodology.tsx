import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Contract } from '../sections/Contract.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { phases, offer, contract, closing } = methodology;
  return (
    <>
      <MethodologyHead {...methodology} />
      {phases.map((_, phase) => (
        <Phase key={phase} phase={phase} {...methodology} />
      ))}
      {offer && <Offer {...offer} />}
      <Contract {...contract} />
      <ClosingCall {...closing} />
    </>
  );
}
