import { PLAN } from '../illustrations/ring-paths.ts';
import { MotionButton } from '../parts/MotionButton.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

/** What is in a field of eight columns. */
interface Field {
  ground?: 'ink';
  rows: number;
  /** The number of rows above the centres of circles in outline, each two rows high. */
  plans?: number[];
  /** The corner of each tile, row by row; a hyphen where there is none. */
  tiles?: string;
  /** The number of rows above a line across the field. */
  ruledRow?: number;
  /** Its second row is a strip of moving tiles. */
  moves?: boolean;
}

export const TILE_FIELDS: Record<'discovery' | 'iteration' | 'scaling', Field> = {
  /** Six tiles are out of order. */
  discovery: { rows: 2, plans: [1], tiles: '-2-1--0-3---2--1', ruledRow: 1 },
  /** One row is being put in order; its tiles cover the half circles there. */
  iteration: { rows: 3, plans: [1, 2], moves: true },
  /** All in order. The field cuts off circles at the top and at both sides: the pattern goes on there. */
  scaling: { ground: 'ink', rows: 3, tiles: '010101013232323201010101' },
};

/** A field of tiles, eight columns wide; on narrow windows only four are seen. */
export function TileField({ name }: { name: keyof typeof TILE_FIELDS }) {
  const { rows, plans, tiles, ruledRow, moves } = TILE_FIELDS[name];
  return (
    <div className="tile-field" data-rows={rows}>
      {plans && (
        <svg
          viewBox={`0 0 800 ${rows * 100}`}
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          {plans.flatMap((row) =>
            [100, 300, 500, 700].map((x) => (
              <path
                key={`${x} ${row}`}
                vectorEffect="non-scaling-stroke"
                transform={`translate(${x} ${100 * row})`}
                d={PLAN}
              />
            )),
          )}
        </svg>
      )}
      {tiles && <TileGrid corners={tiles} />}
      {plans && (
        <svg
          className="tile-field__edges"
          stroke="currentColor"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          {[1, 2, 3, 4, 5, 6, 7].map((column) => (
            <line key={column} x1={`${column * 12.5}%`} x2={`${column * 12.5}%`} y2="100%" />
          ))}
          {ruledRow && (
            <line y1={`${(100 * ruledRow) / rows}%`} x2="100%" y2={`${(100 * ruledRow) / rows}%`} />
          )}
        </svg>
      )}
      {moves && (
        <MovingTiles name="methodology">
          <MotionButton />
        </MovingTiles>
      )}
    </div>
  );
}
