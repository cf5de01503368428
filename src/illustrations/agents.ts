import { INK, PAPER } from '../styles/tokens.ts';
import { SIDE } from './drawing.ts';
import { fillBox, fillDisc, joinNear, type Position, type Shape } from './shapes.ts';
import { createLattice, createSlides } from './slides.ts';

const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 6;
const [WIDTH, HEIGHT] = [92, 118];
/** Documents that belong together have as many dots. */
const DOTS = [1, 1, 1, 2, 2, 2, 3, 3];
const DOT_RADIUS = 9;

/** Wider than a link is long, so documents are joined in a row only once they have come together. */
const lattice = createLattice(3, 165);

/** Eight documents in three rows. They arrive out of order, and the ones that belong together find each other. */
export const agents = createSlides({
  lattice,
  together: lattice.slice(0, -1).map(([x, y], i) => [x + (1 - (i % 3)) * 36, y] as const),
  walk: [5, 4, 1, 0, 3, 4, 5, 2],
  draw,
});

function draw(points: readonly Position[]): Shape[] {
  return [
    fillBox(INK, 0, 0, SIDE, SIDE),
    ...joinNear(PAPER, LINK_WIDTH, points, LINK_DISTANCE_PX),
    ...points.flatMap((point, i) => drawDocument(point, DOTS[i]!)),
  ];
}

/** A sheet with its dots above three lines of text. */
function drawDocument([x, y]: Position, dots: number): Shape[] {
  const [left, top] = [x - WIDTH / 2, y - HEIGHT / 2];
  return [
    fillBox(PAPER, left, top, WIDTH, HEIGHT),
    ...Array.from({ length: dots }, (_, i) => fillDisc(INK, [left + 22 + i * 24, top + 26], DOT_RADIUS)),
    ...[68, 68, 40].map((width, i) => fillBox(INK, left + 12, top + 58 + i * 16, width, 6)),
  ];
}
