import type { Service } from '../content/words.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { YourData } from '../sections/YourData.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

export function Services({ words: { services } }: ScreenProps) {
  const { head, blocks, yourData, closing } = services;
  return (
    <>
      <PageHead {...head} question={findQuestion(blocks)} index={blocks} />
      {blocks.map((block, index) => (
        <ServiceBlock key={block.id} number={index + 1} {...block} />
      ))}
      <YourData {...yourData} />
      <ClosingCall {...closing} />
    </>
  );
}

/** The first case of the page leaves its question to the visitor. */
function findQuestion(blocks: Service[]) {
  for (const { id, example } of blocks)
    if (example?.kind === 'case') return { text: example.question, anchor: `${id}-example` };
  return undefined;
}
