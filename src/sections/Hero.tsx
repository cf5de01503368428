import type { HomeWords, Service } from '../content/words.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { MotionButton } from '../parts/MotionButton.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { findCase } from '../site/find-case.ts';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title beside circles made of tiles. One tile waits until the visitor turns it. */
export function Hero({ title, lead, primary, secondary, proof, waiting, services }: Props) {
  const { resolveHref } = useSite();
  const example = findCase(services);
  return (
    <section className="hero band" data-ground="ink">
      <div className="hero__words stack" data-column="left">
        <h1>{title.join('\n')}</h1>
        <p className="lead">{lead}</p>
        <div className="cluster">
          <ButtonLink {...primary} />
          <ButtonLink {...secondary} secondary />
        </div>
        <p className="hero__proof small">{proof}</p>
      </div>
      <div className="hero__art" data-column="page">
        <div className="drawing" data-drawing="hero">
          <TileGrid {...tileGrids.hero} button={waiting.button} />
        </div>
        <div className="hero__row cluster">
          <WaitingLine words={waiting}>
            {example && (
              <a href={resolveHref({ page: 'services', anchor: example.anchor })}>{waiting.example}</a>
            )}
          </WaitingLine>
          <MotionButton />
        </div>
      </div>
    </section>
  );
}
