import { INK } from './colours.ts';
import type { Pen } from './programme.ts';

/** Side of a tile, in units. */
export const TILE = 100;
/** Radius and width of the four rings, in units; the widths roughly double from ring to ring. */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;
const QUARTER = Math.PI / 2;

/** A tile's column, row, and orientation in quarters, clockwise; at 0 its rings run round its top left corner. */
export type Tile = readonly [column: number, row: number, orientation: number];

/** Paints tiles of one colour. One path per ring, so that there is no seam between tiles. */
export function paintTiles(pen: Pen, colour: string, tiles: readonly Tile[]) {
  pen.strokeStyle = colour;
  for (const [radius, width] of RINGS) {
    pen.lineWidth = width;
    pen.beginPath();
    for (const tile of tiles) {
      const [x, y] = corner(tile, 0);
      const angle = tile[2] * QUARTER;
      pen.moveTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      pen.arc(x, y, radius, angle, angle + QUARTER);
    }
    pen.stroke();
  }
}

/** Paints a tile between two orientations, on an opaque square because its corners overlap the neighbours. */
export function paintTurningTile(pen: Pen, colour: string, tile: Tile) {
  pen.fillStyle = INK;
  pen.beginPath();
  for (let i = 0; i < 4; i++) pen.lineTo(...corner(tile, i));
  pen.fill();
  paintTiles(pen, colour, [tile]);
}

/** The position of a turned tile's corner, in units; 0 is top left, then clockwise. */
function corner([column, row, orientation]: Tile, which: number) {
  const angle = (orientation + which - 1.5) * QUARTER;
  const radius = TILE * Math.SQRT1_2;
  return [
    (column + 0.5) * TILE + radius * Math.cos(angle),
    (row + 0.5) * TILE + radius * Math.sin(angle),
  ] as const;
}
