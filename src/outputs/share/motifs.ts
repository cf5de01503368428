import { ACCENT } from '../../content/brand/accent.ts';
import { company } from '../../content/company.ts';
import type { PageEntry } from '../../content/pages.ts';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { drawStill } from '../../illustrations/draw-still.ts';
import { type Drawing, SIDE } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { RINGS } from '../../illustrations/rings.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';
import { drawPerson } from '../../site/draw-person.ts';

/** Side of a tile, in units. */
const TILE = 100;
/** The rings of a tile round its top left corner. */
const QUARTERS = RINGS.map(
  ([radius, width]) =>
    `<path stroke-width="${width}" d="M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}"/>`,
).join('');
/** Behind the glyph of a named person. */
const GROUND = `<path fill="${PAPER}" stroke="none" shape-rendering="crispEdges" d="M0 0h${TILE}v${TILE}H0z"/>`;
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

function drawFirstFrame(drawing: Drawing) {
  return { side: SIDE, elements: drawStill(drawing) };
}

/** The glyph of each person, as on About, up to 25; nine if it shows none. */
function drawPeople() {
  const named = company.people.length;
  const count = Math.min(Math.max(company.staff, named) || 9, 25);
  const columns = Math.ceil(Math.sqrt(count));
  const quarters = Array.from({ length: count }, (_, place) =>
    [...drawPerson(place)].map((corner, quarter) => {
      const row = 2 * Math.floor(place / columns) + Math.floor(quarter / 2);
      const column = 2 * (place % columns) + (quarter % 2);
      const tile = drawTile(corner);
      const [elements, colour] = place < named ? [GROUND + tile, INK] : [tile, PAPER];
      return drawCell(row * 2 * columns + column, 2 * columns, elements, colour);
    }),
  );
  return { side: 2 * columns * TILE, elements: quarters.flat().join('') };
}

/** Grids are at least as high as wide; what is below the square is cut off. */
function drawTiles({ columns, corners, waitingTile }: TileGrid) {
  const tiles = [...corners].map((corner, tile) =>
    drawCell(tile, columns, drawTile(corner), tile === waitingTile ? ACCENT : PAPER),
  );
  return { side: columns * TILE, elements: tiles.join('') };
}

function drawTile(corner: string) {
  return `<g transform="rotate(${90 * Number(corner)} ${TILE / 2} ${TILE / 2})">${QUARTERS}</g>`;
}

function drawCell(cell: number, columns: number, elements: string, colour: string) {
  const [x, y] = [(cell % columns) * TILE, Math.floor(cell / columns) * TILE];
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}">${elements}</g>`;
}
