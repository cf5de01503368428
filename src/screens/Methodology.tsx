import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

/** The ids of the phases, each with the field of tiles of this name. */
const FIELDS = ['discovery', 'iteration', 'scaling'] as const;

export function Methodology({ words: { methodology } }: ScreenProps) {
  const { head, phases, offer, closing, youReceive, youDecide } = methodology;
  return (
    <>
      <PageHead {...head} index={FIELDS.map((id, index) => ({ id, title: phases[index]!.title }))} />
      {FIELDS.map((field, index) => (
        <Phase
          key={field}
          field={field}
          number={index + 1}
          {...phases[index]!}
          phases={phases.map(({ title }) => title)}
          youReceive={youReceive}
          youDecide={youDecide}
        />
      ))}
      <Offer {...offer} />
      <ClosingCall {...closing} />
    </>
  );
}
