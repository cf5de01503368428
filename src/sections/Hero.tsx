import type { HomeWords, Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingTile } from '../parts/WaitingTile.tsx';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title, and circles of tiles of which the visitor closes one. */
export function Hero({ title, lead, primary, secondary, waiting, services }: Props) {
  const { resolveHref } = useSite();
  const shown = services.find(({ example }) => example?.kind === 'case');
  return (
    <section className="hero band" data-ground="ink">
      <h1 className="hero__title">
        <Lines lines={title} />
      </h1>
      <div className="hero__text">
        <p className="lead">{lead}</p>
        <div className="button-links">
          <ButtonLink {...primary} />
          <ButtonLink {...secondary} secondary />
        </div>
      </div>
      <div className="hero__art">
        <MovingTiles name="hero">
          <WaitingTile label={waiting.button} />
        </MovingTiles>
        <WaitingLine
          words={waiting}
          consequence={<span data-when="playing"> {waiting.runs}</span>}
          next={shown && <a href={resolveHref({ page: 'services', anchor: shown.id })}>{waiting.example}</a>}
        />
      </div>
    </section>
  );
}
