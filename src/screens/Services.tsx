import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { Case } from '../sections/Case.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ServiceBlock } from '../sections/ServiceBlock.tsx';
import type { Words } from '../site/words.ts';
import '../parts/IndexLink.css';

export function Services({ services }: Words) {
  const { head, list, control, closing } = services;
  const firstDrawn = list.find(({ drawing }) => drawing);
  const openingCase = list.find((service) => service.openingCase)?.openingCase;
  return (
    <>
      <section className={`${openingCase ? 'case ' : ''}split-head page-head band`} data-ground="ink">
        <h1>{head.title}</h1>
        <p className="lead">{head.lead}</p>
        {openingCase && <Case words={openingCase} />}
        <ol role="list" className="columns">
          {list.map(({ id, title }, index) => (
            <li key={id}>
              <a className="index-link" href={`#${id}`}>
                <Numbered number={index + 1}>{title}</Numbered>
              </a>
            </li>
          ))}
        </ol>
      </section>
      {list.map((service, index) => (
        <ServiceBlock
          key={service.id}
          number={index + 1}
          service={service}
          hasMotionButton={service === firstDrawn}
        />
      ))}
      <Band title={control.title} lead={control.lead} ground="ink">
        <FoldList folds={control.folds} />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
