import { FoldList } from '../parts/FoldList.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { MethodologyHead } from '../sections/MethodologyHead.tsx';
import { Offer } from '../sections/Offer.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { Words } from '../site/words.ts';

export function Methodology({ methodology }: Words) {
  const { phases, youReceive, youDecide, offer, contract, closing } = methodology;
  const last = offer ? { href: '#offer', label: offer.title } : { href: '#contract', label: contract.title };
  const nexts = phases.map(({ title }, index) => ({ href: `#phase-${index + 1}`, label: title }));
  return (
    <>
      <MethodologyHead {...methodology} />
      {phases.map((phase, index) => (
        <Phase
          key={index}
          {...phase}
          number={index + 1}
          next={nexts[index + 1] ?? last}
          youReceive={youReceive}
          youDecide={youDecide}
        />
      ))}
      {offer && <Offer {...offer} />}
      <section className="band" id="contract" data-dense>
        <h2 data-column="left">{contract.title}</h2>
        <p className="lead" data-column="right">
          {contract.lead}
        </p>
        <FoldList className="lines lead" data-column="text" folds={contract.folds} />
      </section>
      <ClosingCall {...closing} />
    </>
  );
}
