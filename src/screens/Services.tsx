import { Fragment } from 'react';
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
  // Beside the terms of the service whose case opens the page, or of the first one.
  const placeOfData = Math.max(
    0,
    blocks.findIndex(({ example }) => example?.kind === 'case'),
  );
  return (
    <>
      <PageHead {...head} index={blocks}>
        {example && <Case {...example} />}
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
