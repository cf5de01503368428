import type { Words } from '../content/words.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';

interface Props {
  words: Words;
  /** How long each phase takes and what it costs. */
  terms: string[];
}

export function Methodology({ words: { methodology }, terms }: Props) {
  return (
    <>
      <PageHead {...methodology.head} />
      {methodology.phases.map((phase, index) => (
        <Phase key={index} {...phase} terms={terms[index]!} received={methodology.received} />
      ))}
      <Offer {...methodology.offer} />
      <ClosingCall titleAt="left" {...methodology.closing} />
    </>
  );
}
