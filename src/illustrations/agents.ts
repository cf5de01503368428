import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, POINT } from './colours.ts';
import { type Pen, SIDE } from './drawing.ts';
import { findNearPairs, type Point } from './find-near-pairs.ts';
import { paintBox } from './paint-box.ts';
import { paintLine } from './paint-line.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { createLattice, createSlides, findNeighbours, type Slides } from './slides.ts';

const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 3;
/** The radius of each agent's disc. */
const RADII = [11, 36, 22, 11, 22, 36, 11, 22, 11, 22, 11, 36];
/** At the limit of the lattice it waits for a person: a ring, as in the log of a case. */
const WAITING = 11;
const RING_WIDTH = 12;
/** Alternately, so many moves gain links and as many lose them. */
const MOVES_PER_PHASE = 12;

export const agentLattice = createLattice(5, 100, 60);

/** Twelve agents on a lattice. One moves at a time, towards others or away from them; one waits. */
export const agents = createSlides({
  lattice: agentLattice,
  places: [0, 1, 6, 11, 10, 16, 21, 17, 22, 18, 23, 24],
  mover: 4,
  goal: 5,
  restMs: 380,
  moveMs: 700,
  choose,
  draw,
});

function choose(state: Slides) {
  const { places, moves, mover } = state;
  const gain = Math.floor(moves / MOVES_PER_PHASE) % 2 ? -1 : 1;
  let best = -Infinity;
  places.forEach((from, i) => {
    if (i === mover || i === WAITING) return;
    const countLinks = (place: number) =>
      findNeighbours(agentLattice, place).filter((other) => places.includes(other)).length;
    for (const goal of findNeighbours(agentLattice, from)) {
      const score = gain * (countLinks(goal) - countLinks(from)) + 1.7 * pseudoRandom(moves + i, goal);
      if (places.includes(goal) || score < best) continue;
      best = score;
      state.mover = i;
      state.goal = goal;
    }
  });
}

function draw(pen: Pen, points: readonly Point[]) {
  paintBox(pen, INK, 0, 0, SIDE, SIDE);
  for (const [x, y] of agentLattice) paintLine(pen, POINT, 2, [x - 1, y], [x + 1, y]);
  for (const [from, to, length] of findNearPairs(points, LINK_DISTANCE_PX))
    paintLine(pen, PAPER, Math.min(LINK_WIDTH, (LINK_DISTANCE_PX - length) / 8), from, to);
  points.forEach(([x, y], i) => {
    const isWaiting = i === WAITING;
    pen.fillStyle = isWaiting ? INK : PAPER;
    pen.strokeStyle = ACCENT;
    pen.lineWidth = RING_WIDTH;
    pen.beginPath();
    pen.arc(x, y, RADII[i]! - (isWaiting ? RING_WIDTH / 2 : 0), 0, 2 * Math.PI);
    pen.fill();
    if (isWaiting) pen.stroke();
  });
}
