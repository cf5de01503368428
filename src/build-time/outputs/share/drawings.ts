import { ACCENT } from '../../../content/brand/accent.ts';
import type { PageEntry } from '../../../content/pages.ts';
import { INK, PAPER } from '../../../illustrations/colours.ts';
import type { Drawing, Timeline } from '../../../illustrations/drawing.ts';
import { drawings as moving } from '../../../illustrations/drawings.ts';
import { RINGS } from '../../../illustrations/rings.ts';
import { drawStill } from '../../../illustrations/svg-pen.ts';
import { type TileGrid, tileGrids } from '../../../illustrations/tile-grids.ts';

/** Side of a tile, in units. */
const TILE = 100;
const QUARTER = Math.PI / 2;
/** The three phases of Methodology from top to bottom: out of order, one row being put right, all in order. */
const FIELD = ['310213', '023120', '231323', '101010', '232323', '101010'].join('');

/** The drawings that pictures of shared links may show: those of pages, and two that only these pictures have. */
export const drawings = {
  agents: drawFirstFrame(moving.agents),
  research: drawFirstFrame(moving.research),
  saas: drawFirstFrame(moving.saas),
  hero: drawTiles(4, tileGrids.hero),
  methodology: drawTiles(8, tileGrids.methodology),
  about: drawTiles(8, tileGrids.about),
  ring: drawTiles(2, tileGrids.ring),
  contact: drawTiles(8, { corners: '13330123' }),
  field: drawTiles(6, { corners: FIELD }),
} satisfies Record<PageEntry['drawing'], unknown>;

function drawFirstFrame(drawing: Drawing<Timeline>) {
  const { width, height } = drawing;
  return { width, height, shapes: drawStill(drawing) };
}

/** One path per ring, so that there is no seam between tiles. */
function drawTiles(columns: number, { corners, waiting }: TileGrid) {
  const width = columns * TILE;
  const height = (corners.length / columns) * TILE;
  const tiles = [...corners].map((corner, index) => ({
    corner: Number(corner),
    column: index % columns,
    row: Math.floor(index / columns),
    colour: index === waiting?.tile ? ACCENT : PAPER,
  }));
  const rings = [PAPER, ACCENT].flatMap((stroke) => {
    const alike = tiles.filter(({ colour }) => colour === stroke);
    return RINGS.map(([radius, strokeWidth]) => ({
      fill: 'none',
      stroke,
      strokeWidth,
      d: alike.map((tile) => drawQuarter(tile, radius)).join(''),
    }));
  });
  return { width, height, shapes: [{ fill: INK, d: `M0 0h${width}v${height}h${-width}z` }, ...rings] };
}

/** A quarter of a circle round a corner of a tile, clockwise. */
function drawQuarter(
  { corner, column, row }: { corner: number; column: number; row: number },
  radius: number,
) {
  // Corners 1 and 2 are at the right, 2 and 3 at the foot.
  const x = (column + Number(corner % 3 > 0)) * TILE;
  const y = (row + Number(corner > 1)) * TILE;
  const [start, end] = [corner, corner + 1].map((quarters) => [
    x + radius * Math.cos(quarters * QUARTER),
    y + radius * Math.sin(quarters * QUARTER),
  ]);
  return `M${start}A${radius} ${radius} 0 0 1 ${end}`;
}
