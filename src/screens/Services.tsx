import { blocks, closing, head, yourData } from '#words/services.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { YourData } from '../sections/YourData.tsx';

export function Services() {
  return (
    <>
      <PageHead {...head} index={blocks} />
      {blocks.map((block, index) => (
        <ServiceBlock key={block.id} number={index + 1} {...block} />
      ))}
      <YourData {...yourData} />
      <ClosingCall composition="turned" {...closing} />
    </>
  );
}
