import type { ReactNode } from 'react';
import { CIRCLE_ROWS, findCorner, turnOut } from '../illustrations/circles.ts';
import { useSite } from '../parts/use-site.ts';
import type { MethodologyWords } from '../site/words.ts';
import '../parts/Fold.css';
import '../parts/Tile.css';
import './Weeks.css';

/** The phases: their ids, and the weight of their rings. */
export const PHASES = [
  { id: 'discovery', weight: 'thin' },
  { id: 'iteration', weight: 'half' },
  { id: 'scaling', weight: undefined },
] as const;

/** The id of the sentence in which the visitor decides how a phase ends. */
export const nameDecision = (phase: number) => `${PHASES[phase]!.id}-decision`;

/** Thirteen weeks have three rows. Other bands keep this ratio, and so about the same height. */
const ROWS_PER_COLUMN = 3 / 13;
/** With fewer columns, tiles are so large that only the first row is sure to be in view. */
const MIN_COLUMNS_OF_TWO_ROWS = 8;

/** All weeks of a project from edge to edge, with links to its phases and to the ends of the phases. */
export function Weeks({ phases }: Pick<MethodologyWords, 'phases'>) {
  const { facts, addRule } = useSite();
  const { columns } = facts.weeks;
  addRule(`:root{--weeks:${sum(columns)}}`);
  const rows = Math.max(CIRCLE_ROWS, Math.round(sum(columns) * ROWS_PER_COLUMN));
  return (
    <ol className="weeks">
      {phases.map(({ title, exit }, phase) => (
        <li key={title} data-weight={PHASES[phase]!.weight}>
          <Stretch phase={phase} rows={rows} exit={exit}>
            <a className="weeks__phase index-link" href={`#${PHASES[phase]!.id}`}>
              <span aria-hidden="true">{phase + 1}</span> {title}
            </a>
          </Stretch>
        </li>
      ))}
    </ol>
  );
}

/** The weeks of one phase, where they stand among all. */
export const PhaseWeeks = ({ phase }: { phase: number }) => (
  <div className="weeks" aria-hidden="true" data-weight={PHASES[phase]!.weight}>
    {PHASES.map(({ id }, place) => (
      <Stretch key={id} phase={place} rows={place === phase ? CIRCLE_ROWS : 0} />
    ))}
  </div>
);

interface StretchProps {
  phase: number;
  rows: number;
  /** The name of the link on the tile that waits at the end. */
  exit?: string | undefined;
  /** In the first week. */
  children?: ReactNode;
}

/** The weeks of a phase as columns of tiles, which form circles. */
function Stretch({ phase, rows, exit, children }: StretchProps) {
  const { columns } = useSite().facts.weeks;
  const start = sum(columns.slice(0, phase));
  const count = columns[phase]!;
  const exitRow = sum(columns) < MIN_COLUMNS_OF_TWO_ROWS ? 0 : 1;
  return (
    <div className="weeks__stretch">
      {Array.from({ length: count }, (_, week) => (
        <div key={week} className="week">
          {Array.from({ length: rows }, (_, row) => {
            const corner = findCorner(start + week, row);
            if (!exit || week < count - 1 || row !== exitRow)
              return <i key={row} className="tile" data-corner={corner} />;
            return (
              <a
                key={row}
                className="tile"
                href={`#${nameDecision(phase)}`}
                data-corner={turnOut(corner)}
                data-waits
              >
                <span className="visually-hidden">{exit}</span>
              </a>
            );
          })}
          {week === 0 && children}
        </div>
      ))}
    </div>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
