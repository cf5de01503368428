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
/** Behind the glyph of a named person, which has two tiles a side. */
const GROUND = `<path fill="${PAPER}" shape-rendering="crispEdges" d="M0 0h${2 * TILE}v${2 * TILE}H0z"/>`;
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
  const people = Array.from({ length: count }, (_, place) => {
    const glyph = { columns: 2, corners: drawPerson(place) };
    const elements = place < named ? GROUND + drawTiles(glyph, INK).elements : drawTiles(glyph).elements;
    return `<g transform="${moveTo(place, columns, 2 * TILE)}">${elements}</g>`;
  });
  return { side: 2 * columns * TILE, elements: people.join('') };
}

/** Grids are at least as high as wide; what is below the square is cut off. */
function drawTiles({ columns, corners, waitingTile }: TileGrid, colour = PAPER) {
  const tiles = [...corners].map((corner, tile) => {
    const stroke = tile === waitingTile ? ACCENT : colour;
    const turned = `rotate(${90 * Number(corner)} ${TILE / 2} ${TILE / 2})`;
    return `<g transform="${moveTo(tile, columns, TILE)} ${turned}" fill="none" stroke="${stroke}">${QUARTERS}</g>`;
  });
  return { side: columns * TILE, elements: tiles.join('') };
}

/** Moves a cell of a grid to its place. */
function moveTo(cell: number, columns: number, side: number) {
  return `translate(${(cell % columns) * side} ${Math.floor(cell / columns) * side})`;
}
