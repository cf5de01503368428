import type { ReactNode } from 'react';

import { Drawing } from './Drawing.tsx';
import { RINGS, Rings } from './Rings.tsx';

/** A tile's column and row, and the degrees that it is turned by. */
type Place = readonly [column: number, row: number, degrees: number];

const WRONG: readonly Place[] = [
  [0, 1, 270],
  [1, 0, 180],
  [6, 0, 0],
  [7, 1, 90],
  [4, 1, 180],
  [3, 0, 90],
];

/** Both edges of each ring. */
const EDGES = RINGS.flatMap(([radius, width]) => [radius + width / 2, radius - width / 2]);
/** As a plan shows them: the outermost ring is too narrow for two lines. */
const PLAN = [RINGS[0][0], ...EDGES.slice(2)];

/** A field of tiles, eight columns wide; on narrow windows only four are seen. */
const fields = { discovery: Discovery, iteration: Iteration, scaling: Scaling };

export function TileField({ name }: { name: keyof typeof fields }) {
  const Field = fields[name];
  return (
    <div className="tile-field">
      <Field />
    </div>
  );
}

/** Out of order. */
function Discovery() {
  return (
    <>
      <Picture rows={2}>
        <PlanRows />
        {WRONG.map((place) => (
          <SolidTile key={place.join()} place={place} />
        ))}
      </Picture>
      <Edges>
        <line y1="50%" x2="100%" y2="50%" />
      </Edges>
    </>
  );
}

/** One row is being put in order; its tiles cover the half circles there. */
function Iteration() {
  return (
    <>
      <Picture rows={3}>
        <PlanRows />
        <g transform="translate(0 100)">
          <PlanRows />
        </g>
      </Picture>
      <Edges />
      <div className="tile-field__strip">
        <Drawing name="methodology" />
      </div>
    </>
  );
}

/** All in order: the circles run on above, and on either side. */
function Scaling() {
  return (
    <Picture rows={3}>
      {[0, 200].flatMap((y) =>
        [0, 200, 400, 600, 800].map((x) => (
          <path
            key={`${x} ${y}`}
            className="tile-field__disc"
            transform={`translate(${x} ${y})`}
            d={drawCircles(EDGES)}
          />
        )),
      )}
    </Picture>
  );
}

function Picture({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <svg data-rows={rows} viewBox={`0 0 800 ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Two rows of circles in outline. */
function PlanRows() {
  return [100, 300, 500, 700].map((x) => (
    <path key={x} className="tile-field__plan" transform={`translate(${x} 100)`} d={drawCircles(PLAN)} />
  ));
}

/** The edges of the tiles between columns, and horizontal ones; a border is the first and the last. */
function Edges({ children }: { children?: ReactNode }) {
  return (
    <svg className="tile-field__edges" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7].map((column) => (
        <line key={column} x1={`${column * 12.5}%`} x2={`${column * 12.5}%`} y2="100%" />
      ))}
      {children}
    </svg>
  );
}

/** Circles round the origin, as path data. */
function drawCircles(radii: number[]): string {
  return radii.map((r) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`).join('');
}

/** A tile with an opaque background. */
function SolidTile({ place: [column, row, degrees] }: { place: Place }) {
  return (
    <g
      className="tile-field__tile"
      transform={`translate(${column * 100} ${row * 100})rotate(${degrees} 50 50)`}
    >
      <path d="M0 0h100v100H0z" />
      <Rings />
    </g>
  );
}
