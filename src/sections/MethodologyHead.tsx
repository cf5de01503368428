import { DecisionRing } from '../parts/DecisionRing.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useSite } from '../parts/use-site.ts';
import '../parts/PageIndex.css';
import type { PhaseWords } from './Phase.tsx';
import './MethodologyHead.css';

/** Scaling has no end: these rings go on beyond the window's edge. */
const ENDLESS = 12;

export interface MethodologyHeadWords {
  title: string;
  lead: string;
  /** What a ring is, and what red. */
  legend: string;
  /** How to stop, and how long all takes and costs. */
  stop: string;
  total: string | undefined;
}

interface Props {
  head: MethodologyHeadWords;
  phases: PhaseWords[];
  youDecide: string;
}

/** The title, and a row of rings for each phase: one for each week, and the last leads to the decision. */
export function MethodologyHead({ head, phases, youDecide }: Props) {
  const { prices } = useSite().facts;
  return (
    <section className="methodology-head band" data-ground="ink" data-head>
      <PageTitle>{head.title}</PageTitle>
      <p className="lead">{head.lead}</p>
      <ol role="list" className="weeks">
        {phases.map(({ title, short = title, price, steps, exit }, phase) => {
          // Without prices, a ring is a phase.
          const counts = prices?.project.steps?.[phase] ?? [exit ? 1 : ENDLESS];
          const weeks = counts.flatMap((count, step) =>
            Array.from({ length: count }, (_, week) => (week === 0 ? steps[step] : undefined)),
          );
          return (
            <li key={phase} data-phase={phase + 1}>
              <a className="index-link" href={`#phase-${phase + 1}`}>
                <span>
                  {phase + 1} {price && short}
                </span>{' '}
                <span className="weeks__price title">{price ?? short}</span>
              </a>
              <div className="weeks__rings">
                {weeks.map((step, week) => (
                  <div key={week} className="small">
                    {step}
                    {exit && week === weeks.length - 1 ? (
                      <DecisionRing href={`#decision-${phase + 1}`} label={youDecide} hidden={exit} />
                    ) : (
                      <i className="tile" data-corner="all" />
                    )}
                  </div>
                ))}
              </div>
              {phase === 0 && <p className="lead">{head.legend}</p>}
            </li>
          );
        })}
      </ol>
      <p className="methodology-head__stop">{head.stop}</p>
      {head.total && <p className="methodology-head__total">{head.total}</p>}
    </section>
  );
}
