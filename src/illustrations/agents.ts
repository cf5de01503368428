import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, POINT } from './colours.ts';
import { SIDE } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, disc, line, type Point, type Shape } from './shapes.ts';
import { createLattice, createSlides, findNeighbours } from './slides.ts';

const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 3;
/** The radius of each agent's disc. */
const RADII = [11, 36, 22, 11, 22, 36, 11, 22, 11, 22, 11, 36];
/** This agent waits for a person at the edge of the lattice. It is drawn as a ring. */
const WAITING = 11;
const RING_WIDTH = 12;
/** Agents move together for this many moves, then apart for as many. */
const MOVES_PER_PHASE = 12;

const lattice = createLattice(5, 100, 60);

/** Twelve agents on a lattice. One at a time moves towards others or away from them, and one waits. */
export const agents = createSlides({
  lattice,
  places: [0, 1, 6, 11, 10, 16, 21, 17, 22, 18, 23, 24],
  restMs: 380,
  moveMs: 700,
  choose,
  draw,
});

function choose(places: readonly number[], number: number, lastMover: number) {
  const gain = Math.floor(number / MOVES_PER_PHASE) % 2 ? -1 : 1;
  let [mover, goal, best] = [0, 0, -Infinity];
  places.forEach((from, i) => {
    if (i === lastMover || i === WAITING) return;
    const countLinks = (place: number) =>
      findNeighbours(lattice, place).filter((other) => places.includes(other)).length;
    for (const to of findNeighbours(lattice, from)) {
      const score = gain * (countLinks(to) - countLinks(from)) + 1.7 * pseudoRandom(number + i, to);
      if (places.includes(to) || score < best) continue;
      [mover, goal, best] = [i, to, score];
    }
  });
  return { mover, goal };
}

function draw(points: readonly Point[]): Shape[] {
  return [
    box(INK, 0, 0, SIDE, SIDE),
    ...lattice.map(([x, y]) => line(POINT, 2, [x - 1, y], [x + 1, y])),
    // A link grows thinner before it breaks.
    ...findNearPairs(points, LINK_DISTANCE_PX).map(([from, to, length]) =>
      line(PAPER, Math.min(LINK_WIDTH, (LINK_DISTANCE_PX - length) / 8), from, to),
    ),
    ...points.flatMap((point, i) => drawAgent(point, i)),
  ];
}

const drawAgent = (point: Point, agent: number): Shape[] =>
  agent === WAITING
    ? [disc(ACCENT, point, RADII[agent]!), disc(INK, point, RADII[agent]! - RING_WIDTH)]
    : [disc(PAPER, point, RADII[agent]!)];
