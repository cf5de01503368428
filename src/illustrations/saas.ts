import { INK, PAPER } from './colours.ts';
import { type Pen, SIDE } from './drawing.ts';
import { findNearPairs, type Point } from './find-near-pairs.ts';
import { paintBox } from './paint-box.ts';
import { paintLine } from './paint-line.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { createLattice, createSlides, findNeighbours, type Slides } from './slides.ts';

const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 7;
const MODULE = 118;
const DIVISION_WIDTH = 3;

export const saasLattice = createLattice(3, 148, 112);

/** Eight modules, nine places: one place stays free so that everything can move. */
export const saas = createSlides({
  lattice: saasLattice,
  places: [0, 1, 2, 3, 5, 6, 7, 8],
  // No module has moved yet.
  mover: -1,
  goal: 4,
  restMs: 520,
  moveMs: 760,
  choose,
  draw,
});

function choose(state: Slides) {
  const { places, mover, moves, goal } = state;
  const neighbours = findNeighbours(saasLattice, goal);
  // The last mover would only slide back. The goal is the place that it left.
  const movable = [...places.keys()].filter((i) => i !== mover && neighbours.includes(places[i]!));
  state.mover = movable[Math.floor(pseudoRandom(moves, 3) * movable.length)]!;
}

function draw(pen: Pen, points: readonly Point[]) {
  const half = MODULE / 2;
  paintBox(pen, INK, 0, 0, SIDE, SIDE);
  for (const [from, to] of findNearPairs(points, LINK_DISTANCE_PX))
    paintLine(pen, PAPER, LINK_WIDTH, from, to);
  for (const [x, y] of points) paintBox(pen, PAPER, x - half, y - half, MODULE, MODULE);
  // The first module is one field, the second 2 x 2, and so on.
  points.forEach(([x, y], i) => {
    for (let line = 1; line <= i; line++) {
      const offset = (line * MODULE) / (i + 1) - half;
      paintLine(pen, INK, DIVISION_WIDTH, [x + offset, y - half], [x + offset, y + half]);
      paintLine(pen, INK, DIVISION_WIDTH, [x - half, y + offset], [x + half, y + offset]);
    }
  });
}
