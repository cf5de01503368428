import { SplitRing } from '../parts/SplitRing.tsx';
import { useSite } from '../parts/use-site.ts';
import type { MethodologyWords } from '../site/words.ts';
import { PHASE_IDS } from './Phase.tsx';
import '../parts/Fold.css';
import '../parts/Tile.css';
import './Weeks.css';

/** The weights of the rings of each phase. */
const WEIGHTS = ['thin', 'half', 'full'] as const;

/** Scaling has no end: these rings go on beyond the window's edge. */
const ENDLESS = 12;

/** A ring for each week of a project, with links to its phases and to the decision at the end of a phase. */
export function Weeks({ phases }: Pick<MethodologyWords, 'phases'>) {
  const { facts, addRule } = useSite();
  const { steps: counted, weeks } = facts.prices?.project ?? {};
  // Without prices, a ring is a phase.
  addRule(`:root{--weeks:${counted ? weeks : 2}}`);
  return (
    <ol role="list" className="weeks">
      {phases.map(({ title, price, steps, exit }, phase) => {
        const id = PHASE_IDS[phase]!;
        const counts = counted?.[phase] ?? [exit ? 1 : ENDLESS];
        return (
          <li key={id} data-weight={WEIGHTS[phase]}>
            <p>
              <a className="index-link" href={`#${id}`}>
                <span aria-hidden="true">{phase + 1}</span> {title}
              </a>
              {price && <span className="lead">{price}</span>}
            </p>
            <ol role="list">
              {counts.map((count, step) => (
                <li key={step}>
                  <span className="weeks__rings">
                    {Array.from({ length: count }, (_, week) =>
                      exit && step === counts.length - 1 && week === count - 1 ? (
                        <SplitRing key={week}>
                          <a className="tile" href={`#${id}-decision`} data-corner="1" data-waits>
                            <span className="visually-hidden">{exit}</span>
                          </a>
                        </SplitRing>
                      ) : (
                        <i key={week} className="tile" data-corner="all" />
                      ),
                    )}
                  </span>
                  <span className="small">{steps[step]}</span>
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
