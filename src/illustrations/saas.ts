import { INK, PAPER } from './colours.ts';
import { SIDE } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, line, type Point, type Shape } from './shapes.ts';
import { createLattice, createSlides, findNeighbours, type Slides } from './slides.ts';

const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 7;
const MODULE = 118;
const DIVISION_WIDTH = 3;

export const saasLattice = createLattice(3, 148, 112);

/** Eight modules on nine places: the free place lets them move. */
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
  // The module that moved last would only slide back.
  const movable = [...places.keys()].filter((i) => i !== mover && neighbours.includes(places[i]!));
  state.mover = movable[Math.floor(pseudoRandom(moves, 3) * movable.length)]!;
}

function draw(points: readonly Point[]): Shape[] {
  return [
    box(INK, 0, 0, SIDE, SIDE),
    ...findNearPairs(points, LINK_DISTANCE_PX).map(([from, to]) => line(PAPER, LINK_WIDTH, from, to)),
    ...points.map(([x, y]) => box(PAPER, x - MODULE / 2, y - MODULE / 2, MODULE, MODULE)),
    ...points.flatMap((point, i) => divide(point, i + 1)),
  ];
}

/** Divides a module into `parts` × `parts` fields. */
function divide([x, y]: Point, parts: number): Shape[] {
  const half = MODULE / 2;
  return Array.from({ length: parts - 1 }, (_, i) => ((i + 1) * MODULE) / parts - half).flatMap((offset) => [
    line(INK, DIVISION_WIDTH, [x + offset, y - half], [x + offset, y + half]),
    line(INK, DIVISION_WIDTH, [x - half, y + offset], [x + half, y + offset]),
  ]);
}
