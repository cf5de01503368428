import { Numbered } from '../parts/Numbered.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { Point } from '../site/texts.ts';
import type { PhaseWords } from './Phase.tsx';
import { Timeline } from './Timeline.tsx';
import '../parts/IndexLink.css';
import './MethodologyHead.css';

export interface MethodologyHeadWords {
  title: string;
  lead: string;
  /** What a ring is, if there is one for each week. */
  legend: string | undefined;
  youDecide: string;
  /** How to stop, and how long all takes and costs, if the owner states prices. */
  stop: string;
  totals: Point[];
}

interface Props {
  head: MethodologyHeadWords;
  phases: PhaseWords[];
}

/** The title, and a row for each phase: its name and price, and its rings up to the decision. The last phase has no end. */
export const MethodologyHead = ({ head, phases }: Props) => (
  <>
    <section className="page-head first-view band" data-ground="ink">
      <h1>{head.title}</h1>
      <p className="lead">{head.lead}</p>
      <ol role="list" className="phases stack">
        {phases.map(({ title, price, duration, steps, decide }, index) => (
          <li key={index}>
            <a className="index-link" href={`#phase-${index + 1}`}>
              <Numbered number={index + 1}>{price ? title : <span className="title">{title}</span>}</Numbered>
              {duration && <span>{duration}</span>}
              {price && <span className="title">{price}</span>}
            </a>
            <Timeline
              phase={index + 1}
              steps={steps}
              links={
                index < phases.length - 1
                  ? [{ label: head.youDecide, anchor: `decision-${index + 1}`, hidden: decide }]
                  : []
              }
              legend={index === 0 ? head.legend : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
    <div className="halves band">
      <p className="lead">{head.stop}</p>
      {head.totals.length > 0 && <TermList className="stats stack" terms={head.totals} />}
    </div>
  </>
);
