import { ACCENT } from '../../content/brand/accent.ts';
import type { PageEntry } from '../../content/pages.ts';
import { PAPER } from '../../illustrations/colours.ts';
import type { Drawing, Timeline } from '../../illustrations/drawing.ts';
import { drawings as moving } from '../../illustrations/drawings.ts';
import { RINGS } from '../../illustrations/rings.ts';
import { drawStill } from '../../illustrations/svg-pen.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';

/** Side of a tile, in units. */
const TILE = 100;
/** The rings of a tile round its top left corner. */
const QUARTERS = RINGS.map(
  ([radius, width]) =>
    `<path stroke-width="${width}" d="M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}"/>`,
).join('');
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
  return { width, height, elements: drawStill(drawing) };
}

function drawTiles(columns: number, { corners, waiting }: TileGrid) {
  const tiles = [...corners].map((corner, index) => {
    const [x, y] = [(index % columns) * TILE, Math.floor(index / columns) * TILE];
    const transform = `translate(${x} ${y}) rotate(${90 * Number(corner)} ${TILE / 2} ${TILE / 2})`;
    const colour = index === waiting ? ACCENT : PAPER;
    return `<g transform="${transform}" fill="none" stroke="${colour}">${QUARTERS}</g>`;
  });
  return { width: columns * TILE, height: (corners.length / columns) * TILE, elements: tiles.join('') };
}
