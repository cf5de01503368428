import { Fragment } from 'react';
import type { Words } from '../content/words.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Log } from '../sections/Log.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import { Sheets } from '../sections/Sheets.tsx';
import { YourData } from '../sections/YourData.tsx';
import { findCase } from '../site/find-case.ts';

export function Services({ services }: Words) {
  const { head, blocks, yourData, closing } = services;
  const example = findCase(blocks);
  // Beside the terms of the service whose case opens the page, or of the first one.
  const placeOfData = example?.place ?? 0;
  return (
    <>
      <PageHead {...head} index={blocks}>
        {example && (
          <>
            <h2 className="visually-hidden">{example.title}</h2>
            <Sheets id={example.anchor} sheets={example.sheets} />
            <Log lines={example.log} />
          </>
        )}
      </PageHead>
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <ServiceBlock number={index + 1} {...block} />
          {index === placeOfData && <YourData {...yourData} />}
        </Fragment>
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
