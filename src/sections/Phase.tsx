import type { MethodologyWords } from '../content/words.ts';
import { PLAN } from '../illustrations/rings.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { MotionButton } from '../parts/MotionButton.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { Points } from '../parts/Points.tsx';
import { Stats } from '../parts/Stats.tsx';
import { TermList } from '../parts/TermList.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

/** The corner of each tile, row by row; a hyphen where only the plan is seen. */
const TILES = { discovery: '-2-1--0-3---2--1', scaling: '010101013232323201010101' };

interface Props extends Pick<MethodologyWords, 'youReceive' | 'youDecide'> {
  field: 'discovery' | 'iteration' | 'scaling';
  number: number;
  phase: MethodologyWords['phases'][number];
}

/** A phase: its figures, its points, what the client receives, and the client's decision. */
export function Phase({ field, number, phase, youReceive, youDecide }: Props) {
  const { title, subtitle, lead, stats, note, points, result, decide } = phase;
  return (
    <section className="phase band" id={field} data-ground={field === 'scaling' ? 'ink' : undefined}>
      <TileField name={field} />
      <h2 data-column="left">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <div data-column="right">
        <b className="small">{subtitle}</b>
        <p className="lead">{lead}</p>
      </div>
      {note && (
        <p className="small" data-column="first">
          {note}
        </p>
      )}
      <Stats stats={stats} />
      <Points points={points} column="rest" />
      <TermList
        className="rows"
        terms={[
          { title: youReceive, text: result },
          { title: youDecide, text: decide },
        ]}
      />
    </section>
  );
}

/**
 * The state of the work, eight columns wide; narrow windows show four. At first, a few tiles lie on a plan, out of order.
 * Then one row moves into order. In the end, tiles fill the field and hide the plan.
 */
function TileField({ name }: { name: Props['field'] }) {
  const rows = name === 'discovery' ? 2 : 3;
  return (
    <div className="tile-field" data-rows={rows} data-plan={name !== 'scaling' || undefined}>
      {name !== 'scaling' && <Plan rows={rows} />}
      {name === 'iteration' ? (
        <div className="drawing" data-drawing="methodology">
          <TileGrid {...tileGrids.methodology} />
          <MotionButton />
        </div>
      ) : (
        <TileGrid corners={TILES[name]} />
      )}
    </div>
  );
}

/** Circles in outline, with their centres on the lines between rows. */
const Plan = ({ rows }: { rows: number }) => (
  <svg viewBox={`0 0 800 ${rows * 100}`} fill="none" stroke="currentColor" aria-hidden="true">
    {Array.from({ length: 4 * (rows - 1) }, (_, circle) => (
      <path
        key={circle}
        d={PLAN}
        transform={`translate(${100 + 200 * (circle % 4)} ${100 + 100 * Math.floor(circle / 4)})`}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);
