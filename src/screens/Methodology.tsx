import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { head, phases, youReceive, youDecide, offer, contract, closing } = methodology;
  const nexts = [
    ...phases.map(({ title }, index) => ({ href: `#phase-${index + 1}`, label: title })),
    offer ? { href: '#offer', label: offer.title } : { href: '#contract', label: contract.title },
  ];
  return (
    <>
      <MethodologyHead head={head} phases={phases} youDecide={youDecide} />
      {phases.map((phase, index) => (
        <Phase
          key={index}
          number={index + 1}
          phase={phase}
          youReceive={youReceive}
          youDecide={youDecide}
          next={nexts[index + 1]!}
        />
      ))}
      {offer && <Offer words={offer} />}
      <Band
        title={contract.title}
        id="contract"
        lead={contract.lead}
        titleWidth="half"
        className="contract"
        dense
      >
        <FoldList folds={contract.folds} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
