import { INK, PAPER } from './colours.ts';
import { SIDE } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, line, type Point, type Shape } from './shapes.ts';
import { createLattice, createSlides, findNeighbours } from './slides.ts';

const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 7;
const MODULE = 118;
const DIVISION_WIDTH = 3;

const lattice = createLattice(3, 148, 112);

/** Eight modules on nine places: the free place lets them move. */
export const saas = createSlides({
  lattice,
  places: [0, 1, 2, 3, 5, 6, 7, 8],
  restMs: 520,
  moveMs: 760,
  choose,
  draw,
});

function choose(places: readonly number[], number: number, lastMover: number) {
  const goal = lattice.findIndex((_, place) => !places.includes(place));
  const neighbours = findNeighbours(lattice, goal);
  // The module that moved last would only slide back.
  const movable = [...places.keys()].filter((i) => i !== lastMover && neighbours.includes(places[i]!));
  return { mover: movable[Math.floor(pseudoRandom(number, 3) * movable.length)]!, goal };
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
