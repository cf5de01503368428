import { blocks, closing, head } from '../content/services.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';

export function Services() {
  return (
    <>
      <PageHead {...head} />
      {blocks.map((block, index) => (
        <ServiceBlock key={block.title} number={index + 1} {...block} />
      ))}
      <ClosingCall composition="turned" {...closing} />
    </>
  );
}
