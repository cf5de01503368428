import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { head, phases, youReceive, offer, contract, closing } = methodology;
  return (
    <>
      <MethodologyHead head={head} phases={phases} />
      {phases.map((phase, index) => (
        <Phase key={index} number={index + 1} phase={phase} youReceive={youReceive} />
      ))}
      {offer && <Offer words={offer} />}
      <Band title={contract.title} id="contract" lead={contract.lead} joined={Boolean(offer)}>
        <FoldList folds={contract.terms} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
