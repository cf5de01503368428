import { Numbered } from '../parts/Numbered.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import type { PhaseWords } from './Phase.tsx';
import '../parts/PageIndex.css';
import './MethodologyHead.css';

export interface MethodologyHeadWords {
  title: string;
  lead: string;
  /** What a ring is, if there is one for each week. */
  unit: string | undefined;
  /** How to stop, and how long all takes and costs. */
  stop: string;
  total: string | undefined;
}

interface Props {
  head: MethodologyHeadWords;
  phases: PhaseWords[];
  /** How many weeks the steps of each phase take. */
  weeks: number[][];
  youDecide: string;
}

/** The title, and a row for each phase: its name and price, and its weeks up to the decision. */
export const MethodologyHead = ({ head, phases, weeks, youDecide }: Props) => (
  <>
    <section className="methodology-head page-head band" data-ground="ink">
      <h1>{head.title}</h1>
      <p className="lead">{head.lead}</p>
      <ol role="list" className="phases">
        {phases.map(({ title, price, duration, steps, exit }, phase) => (
          <li key={phase} data-phase={phase + 1}>
            <a className="index-link" href={`#phase-${phase + 1}`}>
              <Numbered number={phase + 1}>{price ? title : <span className="title">{title}</span>}</Numbered>
              {duration && <span className="phases__duration">{duration}</span>}
              {price && <span className="title">{price}</span>}
            </a>
            <Timeline
              steps={weeks[phase]!.map((count, step) => ({ weeks: count, ...steps[step] }))}
              endless={exit ? undefined : 'end'}
              decision={exit ? { href: `#decision-${phase + 1}`, label: youDecide, hidden: exit } : undefined}
              unit={phase === 0 ? head.unit : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
    <div className="halves band">
      <p>{head.stop}</p>
      {head.total && <p>{head.total}</p>}
    </div>
  </>
);
