import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { useSite } from '../parts/use-site.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import { countRings } from '../site/plan-project.ts';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { head, phases, youReceive, offer, contract, closing } = methodology;
  const rings = countRings(useSite().facts.prices?.project);
  return (
    <>
      <MethodologyHead head={head} phases={phases} rings={rings} />
      {phases.map((phase, index) => (
        <Phase
          key={index}
          number={index + 1}
          phase={phase}
          rings={rings[index]!}
          youReceive={youReceive}
          isLast={index === phases.length - 1}
        />
      ))}
      {offer && <Offer words={offer} />}
      <Band title={contract.title} id="contract" lead={contract.lead} joined={Boolean(offer)}>
        <FoldList folds={contract.terms} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
