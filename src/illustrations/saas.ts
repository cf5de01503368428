import { INK, PAPER } from '../styles/tokens.ts';
import { SIDE } from './drawing.ts';
import { fillBox, joinNear, type Position, type Shape } from './shapes.ts';
import { createLattice, createSlides } from './slides.ts';

const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 10;
const TABLE = 88;
const RULE = 4;
/** Where the cells of a table are divided. */
const COLUMNS = [36];
const ROWS = [20, 42, 64];

/** Wider than a link is long, so tables are joined only once they have come together. */
const lattice = createLattice(4, 130);

/** Fifteen tables that have become one platform. They part, lose their order and find back. */
export const saas = createSlides({
  lattice,
  together: createLattice(4, 112).slice(0, -1),
  walk: [11, 10, 6, 5, 9, 13, 14, 10],
  draw,
});

function draw(points: readonly Position[]): Shape[] {
  return [
    fillBox(INK, 0, 0, SIDE, SIDE),
    ...joinNear(PAPER, LINK_WIDTH, points, LINK_DISTANCE_PX),
    ...points.flatMap(drawTable),
  ];
}

function drawTable([x, y]: Position): Shape[] {
  const [left, top] = [x - TABLE / 2, y - TABLE / 2];
  return [
    fillBox(PAPER, left, top, TABLE, TABLE),
    ...COLUMNS.map((column) => fillBox(INK, left + column, top, RULE, TABLE)),
    ...ROWS.map((row) => fillBox(INK, left, top + row, TABLE, RULE)),
  ];
}
