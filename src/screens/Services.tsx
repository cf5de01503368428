import { Fragment } from 'react';
import { FoldList } from '../parts/FoldList.tsx';
import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { Topic } from '../sections/Topic.tsx';
import { findCase } from '../site/find-case.ts';
import type { Words } from '../site/words.ts';

export function Services({ services }: Words) {
  const { head, blocks, yourData, closing } = services;
  const example = findCase(blocks);
  // The notes on data belong to the example of the first service. Without one, they follow all services.
  const dataAfter = blocks[0]?.example ? 0 : blocks.length - 1;
  return (
    <>
      {example ? <Case head={head} services={blocks} {...example} /> : <PageHead {...head} index={blocks} />}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <ServiceBlock number={index + 1} {...block} />
          {index === dataAfter && (
            <Topic title={yourData.title} lead={yourData.lead} data-ground="ink">
              <FoldList folds={yourData.folds} />
            </Topic>
          )}
        </Fragment>
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
