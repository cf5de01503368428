import type { HomeWords, Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { findCase } from '../site/find-case.ts';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title, and circles of tiles of which the visitor closes one. */
export function Hero({ title, lead, primary, secondary, proof, waiting, services }: Props) {
  const { resolveHref } = useSite();
  const example = findCase(services);
  return (
    <section className="hero band" data-ground="ink">
      <h1 className="hero__title">
        <Lines lines={title} />
      </h1>
      <div className="hero__text">
        <p className="lead">{lead}</p>
        <div className="button-links">
          <ButtonLink {...secondary} secondary />
          <ButtonLink {...primary} />
        </div>
      </div>
      <p className="hero__proof small">{proof}</p>
      <MovingTiles name="hero" button={waiting.button} />
      <div className="hero__row">
        <WaitingLine
          words={waiting}
          consequence={<span data-when="playing"> {waiting.runs}</span>}
          next={
            example && (
              <a href={resolveHref({ page: 'services', anchor: example.anchor })}>{waiting.example}</a>
            )
          }
        />
        <MotionButton />
      </div>
    </section>
  );
}
