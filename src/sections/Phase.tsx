import { DecisionRing } from '../parts/DecisionRing.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { MethodologyWords } from '../site/words.ts';
import './Phase.css';

type Words = MethodologyWords['phases'][number] & Pick<MethodologyWords, 'youReceive' | 'youDecide'>;
/** `next` is where the red quarter leads. */
type Props = Words & { number: number; next: { href: string; label: string } };

/** A phase: its figures, its points, what the client receives, and what the client then decides. */
export const Phase = ({ number, title, lead, stats, points, result, decide, next, ...words }: Props) => (
  <section>
    <div className="phase band" data-dense>
      <h2 id={`phase-${number}`} data-column="left">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <p className="lead" data-column="right">
        {lead}
      </p>
      {stats.length > 0 && <TermList className="phase__stats rows" terms={stats} />}
      <ul role="list" className="rows">
        {points.map(({ title, text }, index) => (
          <li key={index}>
            <h3 className="lead">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <TermList className="rows lead" terms={[{ title: words.youReceive, text: result }]} />
    </div>
    <div className="decision band" id={`decision-${number}`} data-phase={number} data-ground="ink" data-dense>
      <h3 className="lead">{words.youDecide}</h3>
      <p className="decision__poster title">{decide.title}</p>
      <p className="lead">{decide.text}</p>
      <DecisionRing {...next} />
    </div>
  </section>
);
