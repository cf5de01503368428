import { PageTitle } from '../parts/PageTitle.tsx';
import { SplitRing } from '../parts/SplitRing.tsx';
import { useSite } from '../parts/use-site.ts';
import type { MethodologyWords } from '../site/words.ts';
import '../parts/PageIndex.css';
import '../parts/Tile.css';
import './MethodologyHead.css';

/** The strokes of the rings of each phase. */
const STROKES = ['thin', 'half', 'full'];

/** Scaling has no end: these rings go on beyond the window's edge. */
const ENDLESS = 12;

/** The title, and a ring for each week of a project with links to its phases and to the decision at the end of a phase. */
export function MethodologyHead({ head, phases }: Pick<MethodologyWords, 'head' | 'phases'>) {
  const { facts, addRule } = useSite();
  const { steps: counted, weeks } = facts.prices?.project ?? {};
  // Without prices, a ring is a phase.
  addRule(`:root{--weeks:${counted ? weeks : 2}}`);
  return (
    <section className="methodology-head band" data-ground="ink" data-head>
      <PageTitle>{head.title}</PageTitle>
      <p className="lead" data-column="left">
        {head.lead}
      </p>
      <ol role="list" className="weeks">
        {phases.map(({ title, short = title, price, steps, exit }, phase) => {
          const counts = counted?.[phase] ?? [exit ? 1 : ENDLESS];
          return (
            <li key={phase} data-stroke={STROKES[phase]}>
              <a className="index-link" href={`#phase-${phase + 1}`}>
                <span aria-hidden="true">{phase + 1}</span> {short}{' '}
                <span className="weeks__price">{price}</span>
              </a>
              <ol role="list">
                {counts.map((count, step) => {
                  const isLast = exit && step === counts.length - 1;
                  return (
                    <li key={step}>
                      <span className="small">{steps[step]}</span>
                      <span className="weeks__rings">
                        {Array.from({ length: isLast ? count - 1 : count }, (_, week) => (
                          <i key={week} className="tile" data-corner="all" />
                        ))}
                        {isLast && (
                          <SplitRing>
                            <a className="tile" href={`#decision-${phase + 1}`} data-corner="1" data-waits>
                              <span className="visually-hidden">{exit}</span>
                            </a>
                          </SplitRing>
                        )}
                      </span>
                    </li>
                  );
                })}
              </ol>
            </li>
          );
        })}
      </ol>
      <p className="small" data-column="left">
        {head.legend}
      </p>
      {head.total && <p data-column="right">{head.total}</p>}
    </section>
  );
}
