import { FoldList } from '../parts/FoldList.tsx';
import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { findCase } from '../site/find-case.ts';
import type { Words } from '../site/words.ts';

export function Services({ services }: Words) {
  const { head, blocks, control, closing } = services;
  const example = findCase(blocks);
  return (
    <>
      {example ? <Case head={head} services={blocks} {...example} /> : <PageHead {...head} index={blocks} />}
      {blocks.map((block, index) => (
        <ServiceBlock key={block.id} number={index + 1} {...block} />
      ))}
      <section className="band" data-ground="ink">
        <h2 data-column="first">{control.title}</h2>
        <p className="lead" data-column="rest">
          {control.lead}
        </p>
        <FoldList folds={control.folds} />
      </section>
      <ClosingCall {...closing} />
    </>
  );
}
