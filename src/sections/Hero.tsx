import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { findCase } from '../site/find-case.ts';
import type { Action, Service, WaitingWords } from '../site/words.ts';
import '../parts/Tile.css';
import './Hero.css';

export interface HeroWords {
  /** Lines are separated by "\n". */
  title: string;
  lead: string;
  primary: Action;
  secondary: Action;
  /** Below the buttons: price and how to stop, in one or two short sentences. */
  proof: string;
  /** What waits for the visitor beside the title. */
  waiting?: HeroWaiting;
}

interface HeroWaiting extends Omit<WaitingWords, 'waits'> {
  /** What is billed, at most 12, has a ring each. What isn't delivered of it waits. */
  billed: { label: string; number: number };
  delivered: { label: string; number: number };
  /** What the agent asks, and when. */
  time: string;
  question: string;
  /** Links to the case. */
  example: string;
}

interface Props {
  words: HeroWords;
  services: Service[];
}

/** The title, what the company does, and a case that waits for the visitor. */
export const Hero = ({ words: { title, lead, primary, secondary, proof, waiting }, services }: Props) => (
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
