import { ButtonLink } from '../parts/ButtonLink.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { NumberPicture } from '../parts/NumberPicture.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { Service } from '../site/words.ts';
import { CaseDraft } from './CaseDraft.tsx';
import { Example } from './Example.tsx';
import { ServicePicture } from './ServicePicture.tsx';
import '../parts/Drawing.css';
import './ServiceBlock.css';

type Props = Service & { number: number };

export const ServiceBlock = ({ number, ...service }: Props) => {
  const { id, title, lead, points, action, example } = service;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="service band">
        <h2 id={`${id}-title`} data-column="first">
          <span aria-hidden="true">{number}</span>
          <br />
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <Pictures number={number} {...service} />
        <div className="service__points stack">
          <TextList className="rows" texts={points} />
          <div className="cluster">
            <ButtonLink {...action} />
          </div>
        </div>
      </div>
      {example && <Example id={`${id}-example`} {...example} />}
    </section>
  );
};

/** The animated drawing, and beside it a still picture of the result. */
const Pictures = ({ number, drawing, captions, example }: Props) => (
  <div className="service__pictures" data-column="page">
    {drawing ? (
      <>
        <figure>
          {/* Over the first frame as a picture lies the canvas on which a script animates it. */}
          <div className="drawing" data-drawing={drawing}>
            <img src={`/drawings/${drawing}.svg`} alt="" />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
            <canvas aria-hidden="true" />
          </div>
          <figcaption>
            {captions?.canvas}
            <MotionButton />
          </figcaption>
        </figure>
        <figure>
          {example?.kind === 'case' ? (
            <CaseDraft {...example.entry} />
          ) : (
            <ServicePicture drawing={drawing} isResult />
          )}
          <figcaption>{captions?.result}</figcaption>
        </figure>
      </>
    ) : (
      <NumberPicture number={number} />
    )}
  </div>
);
