import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { YourData } from '../sections/YourData.tsx';
import { findCase } from '../site/find-case.ts';
import type { ScreenProps } from '../site/screen-props.ts';

export function Services({ words: { services } }: ScreenProps) {
  const { head, blocks, yourData, closing } = services;
  const example = findCase(blocks);
  return (
    <>
      <PageHead {...head} index={blocks}>
        {example && <Case {...example} />}
      </PageHead>
      {blocks.map((block, index) => (
        <ServiceBlock key={block.id} number={index + 1} {...block} />
      ))}
      <YourData {...yourData} />
      <ClosingCall {...closing} />
    </>
  );
}
