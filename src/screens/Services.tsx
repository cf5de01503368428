import { Fragment } from 'react';
import type { Words } from '../content/words.ts';
import { CaseDocuments } from '../sections/CaseDocuments.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Log } from '../sections/Log.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { Terms } from '../sections/Terms.tsx';
import { findCase } from '../site/find-case.ts';

export function Services({ services }: Words) {
  const { head, blocks, yourData, closing } = services;
  const example = findCase(blocks);
  return (
    <>
      <PageHead
        {...head}
        index={blocks}
        example={
          example && (
            <>
              <div className="case__words stack" data-column="right">
                <h2 className="title" id={example.anchor}>
                  {example.title}
                </h2>
                <p>{example.lead}</p>
              </div>
              <CaseDocuments documents={example.documents} />
              <Log lines={example.log} />
            </>
          )
        }
      />
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
