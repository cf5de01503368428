import { ACCENT } from '../../../content/brand/accent.ts';
import type { PageEntry } from '../../../content/pages.ts';
import { INK, PAPER } from '../../../illustrations/colours.ts';
import type { Drawing, Pen, Timeline } from '../../../illustrations/drawing.ts';
import { drawings as moving } from '../../../illustrations/drawings.ts';
import { paintBox } from '../../../illustrations/paint-box.ts';
import { RINGS } from '../../../illustrations/rings.ts';
import { drawShapes, drawStill } from '../../../illustrations/svg-pen.ts';
import { tileGrids } from '../../../illustrations/tile-grids.ts';

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
  hero: drawTiles(4, tileGrids.hero.corners, tileGrids.hero.waiting.tile),
  methodology: drawTiles(8, tileGrids.methodology.corners),
  about: drawTiles(8, tileGrids.about.corners),
  ring: drawTiles(2, tileGrids.ring.corners, tileGrids.ring.waiting.tile),
  contact: drawTiles(8, '13330123'),
  field: drawTiles(6, FIELD),
} satisfies Record<PageEntry['drawing'], unknown>;

function drawFirstFrame(drawing: Drawing<Timeline>) {
  const { width, height } = drawing;
  return { width, height, shapes: drawStill(drawing) };
}

function drawTiles(columns: number, corners: string, waiting?: number) {
  const width = columns * TILE;
  const height = (corners.length / columns) * TILE;
  const tiles = [...corners].map((corner, index) => ({ corner: Number(corner), index }));
  const isWaiting = ({ index }: { index: number }) => index === waiting;
  const shapes = drawShapes((pen) => {
    paintBox(pen, INK, 0, 0, width, height);
    paintTiles(
      pen,
      PAPER,
      columns,
      tiles.filter((tile) => !isWaiting(tile)),
    );
    paintTiles(pen, ACCENT, columns, tiles.filter(isWaiting));
  });
  return { width, height, shapes };
}

/** One path per ring, so that there is no seam between tiles. */
function paintTiles(pen: Pen, colour: string, columns: number, tiles: { corner: number; index: number }[]) {
  pen.strokeStyle = colour;
  for (const [radius, width] of RINGS) {
    pen.lineWidth = width;
    pen.beginPath();
    for (const { corner, index } of tiles) {
      // Corners 1 and 2 are at the right, 2 and 3 at the foot.
      const x = ((index % columns) + Number(corner % 3 > 0)) * TILE;
      const y = (Math.floor(index / columns) + Number(corner > 1)) * TILE;
      const angle = corner * QUARTER;
      pen.moveTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      pen.arc(x, y, radius, angle, angle + QUARTER);
    }
    pen.stroke();
  }
}
