import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Contract } from '../sections/Contract.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { phases, youReceive, youDecide, offer, contract, closing } = methodology;
  return (
    <>
      <MethodologyHead {...methodology} />
      {phases.map((phase, index) => (
        <Phase
          key={index}
          {...phase}
          number={index + 1}
          next={phases[index + 1]?.title}
          youReceive={youReceive}
          youDecide={youDecide}
        />
      ))}
      {offer && <Offer {...offer} />}
      <Contract {...contract} />
      <ClosingCall {...closing} />
    </>
  );
}
