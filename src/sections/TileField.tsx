import { drawPlan, drawRings, findTileField, type tileFields } from '../illustrations/tile-fields.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { RINGS, Rings } from '../parts/Rings.tsx';

const PLAN = drawPlan(RINGS);
const DISC = drawRings(RINGS);

/** A field of tiles, eight columns wide; on narrow windows only four are seen. */
export function TileField({ name }: { name: keyof typeof tileFields }) {
  const { rows, plans, discs, tiles, ruledRows, movingRow } = findTileField(name);
  return (
    <div className="tile-field">
      <svg data-rows={rows} viewBox={`0 0 800 ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
        {plans.map(([x, y]) => (
          <path key={`${x} ${y}`} className="tile-field__plan" transform={`translate(${x} ${y})`} d={PLAN} />
        ))}
        {discs.map(([x, y]) => (
          <path key={`${x} ${y}`} className="tile-field__disc" transform={`translate(${x} ${y})`} d={DISC} />
        ))}
        {tiles.map(([column, row, degrees]) => (
          <g
            key={`${column} ${row}`}
            className="tile-field__tile"
            transform={`translate(${column * 100} ${row * 100})rotate(${degrees} 50 50)`}
          >
            {/* Covers the plan behind the tile. */}
            <path d="M0 0h100v100H0z" />
            <Rings />
          </g>
        ))}
      </svg>
      {plans.length > 0 && <Edges rows={rows} ruledRows={ruledRows} />}
      {movingRow && (
        <div className="tile-field__strip">
          <Drawing name="methodology" />
        </div>
      )}
    </div>
  );
}

/** Lines between the columns, and after some rows; those above and below the field are a border. */
function Edges({ rows, ruledRows }: { rows: number; ruledRows: number[] }) {
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
