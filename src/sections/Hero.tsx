import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { findCase } from '../site/find-case.ts';
import type { HeroWaiting, HomeWords, Service } from '../site/words.ts';
import '../parts/Tile.css';
import './Hero.css';

type Props = HomeWords['hero'] & { services: Service[] };

/** The title, what the company does, and a case that waits for the visitor. */
export const Hero = ({ title, lead, primary, secondary, proof, waiting, services }: Props) => (
  <section className="hero band" data-ground="ink" data-head>
    <PageTitle>{title}</PageTitle>
    <p className="lead">{lead}</p>
    {waiting && <Waiting {...waiting} services={services} />}
    <div className="hero__links cluster">
      <ButtonLink {...primary} />
      <ButtonLink {...secondary} secondary />
    </div>
    <p>{proof}</p>
  </section>
);

/** An invoice with a ring for each piece. Those that weren't delivered wait until the visitor decides. */
function Waiting({
  billed,
  delivered,
  time,
  question,
  example,
  services,
  ...words
}: HeroWaiting & Pick<Props, 'services'>) {
  const { resolveHref } = useSite();
  const found = findCase(services);
  return (
    <div className="hero__case">
      <dl className="hero__facts">
        <div>
          <dt>{billed.label}</dt>
          <dd>
            <Corrected from={billed.number} to={delivered.number} />
          </dd>
        </div>
        <div>
          <dt>{delivered.label}</dt>
          <dd>{delivered.number}</dd>
        </div>
      </dl>
      <div className="hero__rings">
        {Array.from({ length: billed.number }, (_, piece) =>
          piece < delivered.number ? (
            <i key={piece} className="tile" data-corner="all" />
          ) : (
            <WaitingRing key={piece} />
          ),
        )}
      </div>
      <WaitingLine
        {...words}
        waits={
          <>
            <strong>{time}</strong> {question}
          </>
        }
      >
        {found && <a href={resolveHref({ page: 'services', anchor: found.anchor })}>{example}</a>}
      </WaitingLine>
    </div>
  );
}
