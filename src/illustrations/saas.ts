import { ACCENT, INK, WHITE } from './colours.ts';
import { findLinks, type Point } from './find-links.ts';
import { paintBox, paintLine } from './paint.ts';
import { hash, type Pen } from './programme.ts';
import { createLattice, createSlides, findNeighbours, SIDE, type Slides } from './slides.ts';

export const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 7;
const MODULE = 118;
const DIVISION_WIDTH = 3;

export const saasLattice = createLattice(3, 148, 112);

/** Eight modules, nine places: one place stays free so that everything can move. */
export const saas = createSlides({
  lattice: saasLattice,
  places: [0, 1, 2, 3, 5, 6, 7, 8],
  // None has moved yet.
  mover: -1,
  goal: 4,
  restMs: 520,
  moveMs: 760,
  choose,
  draw,
});

function choose(state: Slides) {
  const { places, mover, moves, goal } = state;
  const beside = findNeighbours(saasLattice, goal);
  // What has just slid would only slide back. The place that it left is the next goal.
  const movable = [...places.keys()].filter((i) => i !== mover && beside.includes(places[i]!));
  state.mover = movable[Math.floor(hash(moves, 3) * movable.length)]!;
}

function draw(pen: Pen, points: readonly Point[]) {
  const reach = MODULE / 2;
  paintBox(pen, ACCENT, 0, 0, SIDE, SIDE);
  for (const [from, to] of findLinks(points, LINK_DISTANCE_PX)) paintLine(pen, INK, LINK_WIDTH, from, to);
  for (const [x, y] of points) paintBox(pen, WHITE, x - reach, y - reach, MODULE, MODULE);
  // The first module is one field, the second 2 x 2, and so on.
  points.forEach(([x, y], i) => {
    for (let line = 1; line <= i; line++) {
      const offset = (line * MODULE) / (i + 1) - reach;
      paintLine(pen, ACCENT, DIVISION_WIDTH, [x + offset, y - reach], [x + offset, y + reach]);
      paintLine(pen, ACCENT, DIVISION_WIDTH, [x - reach, y + offset], [x + reach, y + offset]);
    }
  });
}
