import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import type { Point } from '../site/texts.ts';
import type { PhaseWords } from './Phase.tsx';
import '../parts/PageIndex.css';
import './MethodologyHead.css';

export interface MethodologyHeadWords {
  title: string;
  lead: string;
  /** What a ring is, if there is one for each week. */
  unit: string | undefined;
  youDecide: string;
  /** How to stop, and how long all takes and costs, if the owner states prices. */
  stop: string;
  totals: Point[];
}

interface Props {
  head: MethodologyHeadWords;
  phases: PhaseWords[];
  /** How many rings each step has, by phase. */
  rings: number[][];
}

/** The title, and a row for each phase: its name and price, and its rings up to the decision. The last phase has no end. */
export const MethodologyHead = ({ head, phases, rings }: Props) => (
  <>
    <section className="page-head first-view band" data-ground="ink">
      <h1>{head.title}</h1>
      <p className="lead">{head.lead}</p>
      <ol role="list" className="phases stack">
        {phases.map(({ title, price, duration, steps, decide }, phase) => (
          <li key={phase} data-phase={phase + 1}>
            <a className="index-link" href={`#phase-${phase + 1}`}>
              <Numbered number={phase + 1}>{price ? title : <span className="title">{title}</span>}</Numbered>
              {duration && <span>{duration}</span>}
              {price && <span className="title">{price}</span>}
            </a>
            <Timeline
              steps={rings[phase]!.map((count, step) => ({ rings: count, ...steps[step] }))}
              {...(phase === phases.length - 1
                ? { endless: 'end', answers: [] }
                : { answers: [{ label: head.youDecide, anchor: `decision-${phase + 1}`, hidden: decide }] })}
              unit={phase === 0 ? head.unit : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
    <div className="halves band">
      <p className="lead">{head.stop}</p>
      {head.totals.length > 0 && <TermList className="stats" terms={head.totals} />}
    </div>
  </>
);
