import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { PageIndex } from '../parts/PageIndex.tsx';
import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import type { Words } from '../site/words.ts';

export function Services({ services }: Words) {
  const { head, list, control, closing } = services;
  const openingCase = list.find((service) => service.openingCase)?.openingCase;
  return (
    <>
      {openingCase ? (
        <Case head={head} services={list} words={openingCase} />
      ) : (
        <section className="split-head page-head band" data-ground="ink">
          <h1>{head.title}</h1>
          <p className="lead">{head.lead}</p>
          <PageIndex sections={list} />
        </section>
      )}
      {list.map((service, index) => (
        <ServiceBlock
          key={service.id}
          number={index + 1}
          service={service}
          hasMotionButton={service === list.find(({ drawing }) => drawing)}
        />
      ))}
      <Band title={control.title} lead={control.lead} ground="ink">
        <FoldList folds={control.folds} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
