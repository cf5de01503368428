import { ACCENT } from '../../content/brand/accent.ts';
import { company } from '../../content/company.ts';
import type { PageEntry } from '../../content/pages.ts';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { type Drawing, SIDE, type Timeline } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { RINGS } from '../../illustrations/rings.ts';
import { drawStill } from '../../illustrations/svg-pen.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';
import { arrangeRings, countRings } from '../../site/arrange-rings.ts';

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

/** What the picture of a shared link shows beside its title. */
export const motifs = {
  agents: drawFirstFrame(drawings.agents),
  research: drawFirstFrame(drawings.research),
  saas: drawFirstFrame(drawings.saas),
  hero: drawTiles(tileGrids.hero),
  methodology: drawTiles(tileGrids.methodology),
  people: drawPeople(),
  ring: drawTiles(tileGrids.ring),
  field: drawTiles({ columns: 6, corners: FIELD }),
} satisfies Record<PageEntry['motif'], unknown>;

function drawFirstFrame(drawing: Drawing<Timeline>) {
  return { width: SIDE, height: SIDE, elements: drawStill(drawing) };
}

/** A ring for each person as on About, with a rule to each manager's; eight where it draws none. */
function drawPeople() {
  const people = countRings(company.staff);
  const managers = people ? company.management.split(',').filter(Boolean).length : 0;
  const count = people || 8;
  const { columns, rows, step } = arrangeRings(count, managers).find(({ window }) => window === 'wide')!;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const first = cells.filter((cell) => cell % (columns * step) === 0).slice(0, managers);
  const others = cells.filter((cell) => !first.includes(cell)).slice(0, count - managers);
  // A strip four times as wide as high, of which the first quarter is empty.
  const width = TILE * Math.max(columns / 0.75, 4 * rows);
  const place = (cell: number) =>
    [width / 4 + (cell % columns) * TILE, Math.floor(cell / columns) * TILE] as const;
  const drawRing = (cell: number, colour: string) =>
    `<g transform="translate(${place(cell).join(' ')})" fill="none" stroke="${colour}">${CIRCLES}</g>`;
  const drawGround = (cell: number) => {
    const [x, y] = place(cell);
    return `<path d="M${width / 20} ${y}H${x + TILE}V${y + TILE}H${x}V${y + width / 200}H${width / 20}Z"/>`;
  };
  const elements = [
    ...first.map((cell) => drawGround(cell) + drawRing(cell, INK)),
    ...others.map((cell) => drawRing(cell, PAPER)),
  ];
  return { width, height: width / 4, elements: elements.join('') };
}

function drawTiles({ columns, corners, waitingTile }: TileGrid) {
  const tiles = [...corners].map((corner, index) => {
    const [x, y] = [(index % columns) * TILE, Math.floor(index / columns) * TILE];
    const transform = `translate(${x} ${y}) rotate(${90 * Number(corner)} ${TILE / 2} ${TILE / 2})`;
    const colour = index === waitingTile ? ACCENT : PAPER;
    return `<g transform="${transform}" fill="none" stroke="${colour}">${QUARTERS}</g>`;
  });
  return { width: columns * TILE, height: (corners.length / columns) * TILE, elements: tiles.join('') };
}
