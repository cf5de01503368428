import { PLAN } from '../illustrations/ring-paths.ts';
import { MotionButton } from '../parts/MotionButton.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

export type FieldName = 'discovery' | 'iteration' | 'scaling';

/** The corner of each tile, row by row; a hyphen where only the plan is seen. */
const TILES = { discovery: '-2-1--0-3---2--1', scaling: '010101013232323201010101' };

/**
 * The state of the work, eight columns wide; narrow windows show four. At first, a few tiles lie on a plan, out of order.
 * Then one row moves into order. In the end, tiles fill the field and hide the plan.
 */
export function TileField({ name }: { name: FieldName }) {
  const rows = name === 'discovery' ? 2 : 3;
  return (
    <div className="tile-field" data-rows={rows} data-plan={name !== 'scaling' || undefined}>
      {name !== 'scaling' && <Plan rows={rows} />}
      {name !== 'iteration' && <TileGrid corners={TILES[name]} />}
      {name === 'iteration' && (
        <MovingTiles name="methodology">
          <MotionButton />
        </MovingTiles>
      )}
    </div>
  );
}

/** Circles in outline, with their centres on the lines between rows. */
const Plan = ({ rows }: { rows: number }) => (
  <svg viewBox={`0 0 800 ${rows * 100}`} fill="none" stroke="currentColor" aria-hidden="true">
    {[100, 200]
      .slice(0, rows - 1)
      .flatMap((y) =>
        [100, 300, 500, 700].map((x) => (
          <path
            key={`${x} ${y}`}
            d={PLAN}
            transform={`translate(${x} ${y})`}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
  </svg>
);
