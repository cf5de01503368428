import { ACCENT } from '../../content/brand/accent.ts';
import { company } from '../../content/company.ts';
import type { PageEntry } from '../../content/pages.ts';
import { PAPER } from '../../illustrations/colours.ts';
import { drawStill } from '../../illustrations/draw-still.ts';
import { type Drawing, SIDE, type Timeline } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { RINGS } from '../../illustrations/rings.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';

/** Side of a tile, in units. */
const TILE = 100;
/** The rings of a tile round its top left corner. */
const QUARTERS = RINGS.map(
  ([radius, width]) =>
    `<path stroke-width="${width}" d="M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}"/>`,
).join('');
/** The same rings, whole, in a square of a tile's side. */
const CIRCLES = RINGS.map(
  ([radius, width]) =>
    `<circle cx="${TILE / 2}" cy="${TILE / 2}" r="${radius / 2}" stroke-width="${width / 2}"/>`,
).join('');
/** The three phases of Methodology from top to bottom: out of order, one row being put right, all in order. */
const FIELD = ['310213', '023120', '231323', '101010', '232323', '101010'].join('');

/** What the picture of a shared link shows beside its title: a square, its side in units of its own. */
export const motifs = {
  agents: drawFirstFrame(drawings.agents),
  research: drawFirstFrame(drawings.research),
  saas: drawFirstFrame(drawings.saas),
  hero: drawTiles(tileGrids.hero),
  people: drawPeople(),
  ring: drawTiles(tileGrids.ring),
  field: drawTiles({ columns: 6, corners: FIELD }),
} satisfies Record<PageEntry['motif'], unknown>;

function drawFirstFrame(drawing: Drawing<Timeline>) {
  return { side: SIDE, elements: drawStill(drawing) };
}

/** A ring for each person, as on About; nine where it draws none. */
function drawPeople() {
  const count = Math.min(company.staff || 9, 25);
  const columns = Math.ceil(Math.sqrt(count));
  const rings = Array.from({ length: count }, (_, ring) => drawCell(ring, columns, CIRCLES));
  return { side: columns * TILE, elements: rings.join('') };
}

/** Grids are at least as high as wide; what is below the square is cut off. */
function drawTiles({ columns, corners, waitingTile }: TileGrid) {
  const tiles = [...corners].map((corner, tile) => {
    const turned = `<g transform="rotate(${90 * Number(corner)} ${TILE / 2} ${TILE / 2})">${QUARTERS}</g>`;
    return drawCell(tile, columns, turned, tile === waitingTile ? ACCENT : PAPER);
  });
  return { side: columns * TILE, elements: tiles.join('') };
}

function drawCell(cell: number, columns: number, elements: string, colour = PAPER) {
  const [x, y] = [(cell % columns) * TILE, Math.floor(cell / columns) * TILE];
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}">${elements}</g>`;
}
