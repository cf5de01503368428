import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { Point } from '../site/texts.ts';
import { Timeline, type TimelineLink } from './Timeline.tsx';

export interface PhaseWords {
  title: string;
  /** For its row in the head: price, duration, and steps if there are several. `length` is for screen readers. */
  price?: string | undefined;
  duration?: string | undefined;
  steps: { name: string; length?: string }[];
  lead: string;
  /** How long it takes and what it costs, those that the owner states: figures with their unit, and what they count. */
  stats: Point[];
  /** What the price depends on. */
  note?: string | undefined;
  points: Point[];
  result: string;
  /** What the client decides at its end, as a poster, and what follows from it. */
  decide: string;
  after: string;
  /** One leads on, and the other to what the contract says. */
  links: [TimelineLink, TimelineLink];
}

interface Props {
  number: number;
  phase: PhaseWords;
  youReceive: string;
}

/** A phase: its figures, its points, what the client receives, and what the client then decides. */
export const Phase = ({ number, phase, youReceive }: Props) => (
  <section>
    <div className="halves band">
      <h2 id={`phase-${number}`}>
        <Numbered number={number}>{phase.title}</Numbered>
      </h2>
      <p className="lead">{phase.lead}</p>
      <div className="stack">
        {phase.stats.length > 0 && <TermList className="stats stack" terms={phase.stats} />}
        {phase.note && <p>{phase.note}</p>}
        <div>
          <h3 className="lead">{youReceive}</h3>
          <p className="lead">{phase.result}</p>
        </div>
      </div>
      <TermList className="lines" terms={phase.points} />
    </div>
    <div className="band" data-dense data-flush id={`decision-${number}`} data-ground="ink">
      <h3 className="statement">{phase.decide}</h3>
      <p className="large">{phase.after}</p>
      <Timeline phase={number} links={phase.links} />
    </div>
  </section>
);
