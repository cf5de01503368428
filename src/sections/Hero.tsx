import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { findCase } from '../site/find-case.ts';
import type { HomeWords, Service } from '../site/words.ts';
import '../parts/Tile.css';
import './Hero.css';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title, a ring for each piece of an invoice whose last ones wait until the visitor decides, and what the company does. */
export function Hero({ title, lead, primary, secondary, proof, waiting, services }: Props) {
  const { resolveHref } = useSite();
  const example = findCase(services);
  const [billed = 0, delivered = 0] = (waiting.waits.match(/\d+/g) ?? []).map(Number);
  return (
    <section className="hero band" data-ground="ink">
      <PageTitle>{title.join('\n')}</PageTitle>
      <div className="hero__case stack">
        <div className="hero__rings" data-drawing="ring">
          {Array.from({ length: billed }, (_, piece) =>
            piece < delivered ? (
              <i key={piece} className="tile" data-corner="all" />
            ) : (
              <WaitingRing key={piece} button="turn" />
            ),
          )}
        </div>
        <WaitingLine words={waiting} isFramed>
          {example && (
            <a href={resolveHref({ page: 'services', anchor: example.anchor })}>{waiting.example}</a>
          )}
        </WaitingLine>
      </div>
      <p className="lead">{lead}</p>
      <div className="cluster">
        <ButtonLink {...primary} />
        <ButtonLink {...secondary} secondary />
      </div>
      <p className="small">{proof}</p>
    </section>
  );
}
