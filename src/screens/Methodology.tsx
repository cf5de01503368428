import type { Words } from '../content/words.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';
import { Terms } from '../sections/Terms.tsx';

/** The ids of the phases, each with the field of tiles of this name. */
const PHASE_IDS = ['discovery', 'iteration', 'scaling'] as const;

export function Methodology({ methodology }: Words) {
  const { head, phases, offer, contract, closing } = methodology;
  return (
    <>
      <PageHead {...head} index={PHASE_IDS.map((id, index) => ({ id, title: phases[index]!.title }))} />
      {PHASE_IDS.map((field, index) => (
        <Phase key={field} field={field} number={index + 1} phase={phases[index]!} {...methodology} />
      ))}
      {offer && <Offer {...offer} />}
      <Terms id="contract" isJoined={!!offer} {...contract} />
      <ClosingCall {...closing} />
    </>
  );
}
