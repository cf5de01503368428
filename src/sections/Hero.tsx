import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { findCase } from '../site/find-case.ts';
import type { HeroWaiting, HomeWords, Service } from '../site/words.ts';
import '../parts/Tile.css';
import './Hero.css';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title, a case that waits for the visitor, and what the company does. */
export const Hero = ({ title, lead, primary, secondary, proof, waiting, services }: Props) => (
  <section className="hero band" data-ground="ink">
    <PageTitle>{title}</PageTitle>
    {waiting && <Waiting {...waiting} services={services} />}
    <p className="lead">{lead}</p>
    <div className="cluster">
      <ButtonLink {...primary} />
      <ButtonLink {...secondary} secondary />
    </div>
    <p className="small">{proof}</p>
  </section>
);

/** A ring for each piece of an invoice. Those that weren't delivered wait until the visitor decides. */
function Waiting({
  billed,
  delivered,
  done,
  example,
  services,
  ...words
}: HeroWaiting & Pick<Props, 'services'>) {
  const { resolveHref } = useSite();
  const found = findCase(services);
  const [before, after] = done;
  const answer = (
    <>
      {before} <s aria-hidden="true">{billed}</s> {after}
    </>
  );
  return (
    <div className="hero__case stack">
      <div className="hero__rings">
        {Array.from({ length: billed }, (_, piece) =>
          piece < delivered ? (
            <i key={piece} className="tile" data-corner="all" />
          ) : (
            <WaitingRing key={piece} />
          ),
        )}
      </div>
      <WaitingLine {...words} done={answer}>
        {found && <a href={resolveHref({ page: 'services', anchor: found.anchor })}>{example}</a>}
      </WaitingLine>
    </div>
  );
}
