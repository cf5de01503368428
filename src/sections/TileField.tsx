import { RINGS } from '../illustrations/rings.ts';
import { tileFields } from '../illustrations/tile-fields.ts';
import { MotionButton } from '../parts/MotionButton.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

/** The edges of a circle's rings; the outermost ring is too narrow for two lines, and has one. */
const RADII = RINGS.flatMap(([radius, width], i) =>
  i ? [radius + width / 2, radius - width / 2] : [radius],
);
const PLAN = RADII.map((r) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`).join('');

/** A field of tiles, eight columns wide; on narrow windows only four are seen. */
export function TileField({ name }: { name: keyof typeof tileFields }) {
  const { rows, plans, tiles, ruledRows, moves } = tileFields[name];
  return (
    <div className="tile-field" data-rows={rows}>
      {plans && (
        <svg
          className="tile-field__plans"
          viewBox={`0 0 800 ${rows * 100}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {plans.flatMap((row) =>
            [100, 300, 500, 700].map((x) => (
              <path key={`${x} ${row}`} transform={`translate(${x} ${100 * row})`} d={PLAN} />
            )),
          )}
        </svg>
      )}
      {tiles && <TileGrid corners={tiles} />}
      {plans && <Edges rows={rows} ruledRows={ruledRows} />}
      {moves && (
        <div className="tile-field__strip">
          <MovingTiles name="methodology">
            <MotionButton />
          </MovingTiles>
        </div>
      )}
    </div>
  );
}

/** Lines between the columns, and after some rows; those above and below the field are a border. */
function Edges({ rows, ruledRows = [] }: { rows: number; ruledRows: number[] | undefined }) {
  return (
    <svg className="tile-field__edges" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((column) => (
        <line key={column} x1={`${column * 12.5}%`} x2={`${column * 12.5}%`} y2="100%" />
      ))}
      {ruledRows.map((row) => (
        <line key={row} y1={`${(100 * row) / rows}%`} x2="100%" y2={`${(100 * row) / rows}%`} />
      ))}
    </svg>
  );
}
