import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import type { Point, Three } from '../site/texts.ts';
import './Phase.css';

export interface PhaseWords {
  title: string;
  /** At its row of weeks: its price and length, and its steps if there are several, with what screen readers say of theirs. */
  price?: string | undefined;
  duration?: string | undefined;
  steps: { name?: string; length?: string }[];
  lead: string;
  /** How long it takes and what it costs, those that the owner states: figures with their unit, and what they count. */
  stats: Point[];
  /** What the price depends on. */
  note?: string | undefined;
  points: Three<Point>;
  result: string;
  /** What the client decides at its end, as a poster, and what follows from it. */
  decide: string;
  after: string;
  /** The verb on the link that leads on, and what screen readers say after it. */
  next: { label: string; hidden?: string };
  /** Screen readers say this of the link to the decision. The last phase has no end, so it has none. */
  exit?: string;
}

interface Props {
  number: number;
  phase: PhaseWords;
  /** How many weeks its steps take. */
  weeks: number[];
  youReceive: string;
  /** Where the decision leads on. */
  next: string;
}

/** A phase: its figures, its points, what the client receives, and what the client then decides. */
export const Phase = ({ number, phase, weeks, youReceive, next }: Props) => (
  <section>
    <div className="phase halves band">
      <h2 id={`phase-${number}`}>
        <Numbered number={number}>{phase.title}</Numbered>
      </h2>
      <p className="lead">{phase.lead}</p>
      <div className="stack">
        {phase.stats.length > 0 && <TermList className="stats" terms={phase.stats} />}
        {phase.note && <p>{phase.note}</p>}
      </div>
      <div className="stack">
        <ul role="list" className="stack">
          {phase.points.map(({ title, text }, index) => (
            <li key={index}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div>
          <h3>{youReceive}</h3>
          <p className="lead">{phase.result}</p>
        </div>
      </div>
    </div>
    <div className="decision band" id={`decision-${number}`} data-phase={number} data-ground="ink">
      <h3>{phase.decide}</h3>
      <p className="lead title">{phase.after}</p>
      <Timeline
        steps={weeks.map((count) => ({ weeks: count }))}
        endless={phase.exit ? undefined : 'start'}
        decision={{
          href: next,
          ...phase.next,
        }}
      />
    </div>
  </section>
);
