import { Fragment } from 'react';
import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { Terms } from '../sections/Terms.tsx';
import { findCase } from '../site/find-case.ts';
import type { Words } from '../site/words.ts';

export function Services({ services }: Words) {
  const { head, blocks, yourData, closing } = services;
  const example = findCase(blocks);
  return (
    <>
      {example ? <Case head={head} services={blocks} {...example} /> : <PageHead {...head} index={blocks} />}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <ServiceBlock number={index + 1} {...block} />
          {index === 0 && <Terms ground="ink" isJoined={!!block.example} {...yourData} />}
        </Fragment>
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
