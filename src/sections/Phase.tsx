import { DecisionRing } from '../parts/DecisionRing.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { Point, Three } from '../site/words.ts';
import './Phase.css';

export interface PhaseWords {
  title: string;
  /** At its row of weeks: its name if `title` is long, its price, and the names of its steps. */
  short?: string;
  price?: string | undefined;
  steps: string[];
  lead: string;
  /** How long it takes and what it costs, those that the owner states: figures with their unit, and what they count. */
  stats: Point[];
  points: Three<Point>;
  result: string;
  /** What the client decides at its end, as a poster, and what follows from it. */
  decide: Point;
  /** Voices say this of the red quarter of its last week. The last phase has no end, so it has none. */
  exit?: string;
}

interface Props {
  number: number;
  phase: PhaseWords;
  youReceive: string;
  youDecide: string;
  /** Where the red quarter leads. */
  next: { href: string; label: string };
}

/** A phase: its figures, its points, what the client receives, and what the client then decides. */
export const Phase = ({ number, phase, youReceive, youDecide, next }: Props) => (
  <section>
    <div className="phase band" data-dense>
      <h2 id={`phase-${number}`}>
        <Numbered number={number}>{phase.title}</Numbered>
      </h2>
      <p className="phase__lead lead">{phase.lead}</p>
      {phase.stats.length > 0 && <TermList className="phase__stats rows" terms={phase.stats} />}
      <ul role="list" className="rows">
        {phase.points.map(({ title, text }, index) => (
          <li key={index}>
            <h3 className="lead">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <TermList className="rows lead" terms={[{ title: youReceive, text: phase.result }]} />
    </div>
    <div className="decision band" id={`decision-${number}`} data-phase={number} data-ground="ink" data-dense>
      <h3 className="lead">{youDecide}</h3>
      <p className="decision__poster title">{phase.decide.title}</p>
      <p className="lead">{phase.decide.text}</p>
      <DecisionRing href={next.href} label={next.label} />
    </div>
  </section>
);
