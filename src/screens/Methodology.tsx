import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Offer } from '../sections/Offer.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

export function Methodology({ words: { methodology } }: ScreenProps) {
  return (
    <>
      <PageHead
        {...methodology.head}
        index={methodology.phases.map(({ drawing, title }) => ({ id: drawing, title }))}
        decides={methodology.decision}
      />
      {methodology.phases.map((phase, index) => (
        <Phase key={index} {...phase} received={methodology.received} decision={methodology.decision} />
      ))}
      <Offer {...methodology.offer} />
      <ClosingCall {...methodology.closing} />
    </>
  );
}
