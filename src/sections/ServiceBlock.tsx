import type { Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { TextList } from '../parts/TextList.tsx';
import { Example } from './Example.tsx';

type Props = Service & { number: number };

export function ServiceBlock({ number, id, title, lead, points, drawing, action, example }: Props) {
  const isMirrored = !drawing || number % 2 === 0;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="service band" data-mirrored={isMirrored || undefined}>
        <h2 id={`${id}-title`} data-column="left">
          <Numbered number={number}>{title}</Numbered>
        </h2>
        <p className="lead" data-column="right">
          {lead}
        </p>
        {drawing && (
          // Over the first frame as a picture lies the canvas on which a script animates it.
          <div className="drawing" data-drawing={drawing}>
            <img src={`/drawings/${drawing}.svg`} alt="" />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
            <canvas aria-hidden="true" />
            <MotionButton />
          </div>
        )}
        <div className="service__points stack" data-column={isMirrored ? 'right' : 'left'}>
          <TextList className="rows" texts={points} />
          <div className="cluster">
            <ButtonLink {...action} />
          </div>
        </div>
      </div>
      {example && <Example id={`${id}-example`} {...example} />}
    </section>
  );
}
