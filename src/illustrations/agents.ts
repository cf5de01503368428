import { INK, PAPER, POINT, RED } from './colours.ts';
import { findLinks, type Point } from './find-links.ts';
import { type Beat, hash, move, type Pen, type Programme, progress, rest } from './programme.ts';

const SIDE = 520;
const AGENTS = 12;
const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 3;
const LATTICE = 6;
const PITCH = 86;
const MARGIN = 45;
const RADII = [11, 36, 22, 11, 22, 36, 11, 22, 36, 11, 22, 11];
const START = [1, 2, 8, 14, 13, 20, 26, 21, 27, 33, 28, 34];
const FIRST_REST_MS = 600;
const REST_MS = 380;
const MOVE_MS = 700;
/** After so many moves that gain links come as many that lose them. */
const MOVES_PER_MOOD = 12;

export interface Agents extends Beat {
  /** The lattice point at which each agent stands; the one that moves is still where it came from. */
  places: number[];
  mover: number;
  goal: number;
  moves: number;
}

const at = (place: number): Point => [
  MARGIN + (place % LATTICE) * PITCH,
  MARGIN + Math.floor(place / LATTICE) * PITCH,
];

/** Twelve agents on a lattice. One moves at a time, to be nearer to others or farther from them. */
export const agents: Programme<Agents> = {
  width: SIDE,
  height: SIDE,

  start: () => ({ places: [...START], mover: 4, goal: 0, moves: 0, left: FIRST_REST_MS, length: 0 }),

  next(state) {
    if (state.length) {
      state.places[state.mover] = state.goal;
      return rest(state, REST_MS);
    }
    choose(state);
    move(state, MOVE_MS);
  },

  draw(pen, state) {
    pen.fillStyle = INK;
    pen.fillRect(0, 0, SIDE, SIDE);
    paintLattice(pen);
    const points = findAgents(state);
    pen.strokeStyle = PAPER;
    for (const [i, j, length] of findLinks(points, LINK_DISTANCE_PX)) {
      pen.lineWidth = Math.min(LINK_WIDTH, (LINK_DISTANCE_PX - length) / 8);
      pen.beginPath();
      pen.moveTo(...points[i]!);
      pen.lineTo(...points[j]!);
      pen.stroke();
    }
    points.forEach((point, i) => {
      if (i !== state.mover) paintAgent(pen, PAPER, point, RADII[i]!);
    });
    paintAgent(pen, RED, points[state.mover]!, RADII[state.mover]!);
  },
};

/** Where the agents are at this moment, in units. */
export function findAgents(state: Agents) {
  const points = state.places.map(at);
  if (state.length) {
    const [x, y] = points[state.mover]!;
    const [goalX, goalY] = at(state.goal);
    const part = progress(state);
    points[state.mover] = [x + (goalX - x) * part, y + (goalY - y) * part];
  }
  return points;
}

function choose(state: Agents) {
  const { places } = state;
  const last = state.mover;
  const gain = Math.floor(++state.moves / MOVES_PER_MOOD) % 2 ? -1 : 1;
  let most = -Infinity;
  for (let i = 0; i < AGENTS; i++) {
    if (i === last) continue;
    const from = places[i]!;
    const countLinks = (place: number) =>
      neighbours(place).filter((other) => other !== from && places.includes(other)).length;
    for (const place of neighbours(from)) {
      if (places.includes(place)) continue;
      const worth =
        gain * (countLinks(place) - countLinks(from)) + 1.7 * hash(state.moves * AGENTS + i, place);
      if (worth > most) {
        most = worth;
        state.mover = i;
        state.goal = place;
      }
    }
  }
}

function neighbours(place: number) {
  const column = place % LATTICE;
  return [
    ...(column ? [place - 1] : []),
    ...(column < LATTICE - 1 ? [place + 1] : []),
    ...[place - LATTICE, place + LATTICE].filter((other) => other >= 0 && other < LATTICE * LATTICE),
  ];
}

function paintLattice(pen: Pen) {
  pen.strokeStyle = POINT;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let place = 0; place < LATTICE * LATTICE; place++) {
    const [x, y] = at(place);
    pen.moveTo(x - 1, y);
    pen.lineTo(x + 1, y);
  }
  pen.stroke();
}

function paintAgent(pen: Pen, colour: string, [x, y]: Point, radius: number) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
