import { INK, RED, WHITE } from './colours.ts';
import { findLinks, type Point } from './find-links.ts';
import { type Beat, hash, move, type Programme, progress, rest } from './programme.ts';

const SIDE = 520;
const LINK_DISTANCE_PX = 150;
const LINK_WIDTH = 7;
const PLACES = 9;
const COLUMNS = 3;
const PITCH = 148;
const MARGIN = 112;
const MODULE = 118;
const DIVISION_WIDTH = 3;
/** Eight modules on nine places. */
const START = [0, 1, 2, 3, 5, 6, 7, 8];
const FIRST_REST_MS = 900;
const REST_MS = 520;
const MOVE_MS = 760;

export interface Saas extends Beat {
  /** The place of each module; the one that slides is still where it came from. */
  places: number[];
  mover: number;
  goal: number;
  moves: number;
}

const at = (place: number): Point => [
  MARGIN + (place % COLUMNS) * PITCH,
  MARGIN + Math.floor(place / COLUMNS) * PITCH,
];

/** Eight modules, nine places: one place stays free so that everything can move. */
export const saas: Programme<Saas> = {
  width: SIDE,
  height: SIDE,

  start: () => ({ places: [...START], mover: -1, goal: 4, moves: 0, left: FIRST_REST_MS, length: 0 }),

  next(state) {
    const { places } = state;
    if (state.length) {
      places[state.mover] = state.goal;
      return rest(state, REST_MS);
    }
    const free = Array.from({ length: PLACES }, (_, place) => place).find(
      (place) => !places.includes(place),
    )!;
    // What has just slid would only slide back.
    const movable = places.flatMap((place, i) => (i !== state.mover && isBeside(place, free) ? [i] : []));
    state.mover = movable[Math.floor(hash(++state.moves, 3) * movable.length)]!;
    state.goal = free;
    move(state, MOVE_MS);
  },

  draw(pen, state) {
    const points = findModules(state);
    pen.fillStyle = RED;
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.strokeStyle = INK;
    pen.lineWidth = LINK_WIDTH;
    pen.beginPath();
    for (const [i, j] of findLinks(points, LINK_DISTANCE_PX)) {
      pen.moveTo(...points[i]!);
      pen.lineTo(...points[j]!);
    }
    pen.stroke();
    pen.fillStyle = WHITE;
    for (const [x, y] of points) pen.fillRect(x - MODULE / 2, y - MODULE / 2, MODULE, MODULE);
    pen.strokeStyle = RED;
    pen.lineWidth = DIVISION_WIDTH;
    pen.beginPath();
    points.forEach(([x, y], i) => {
      const left = x - MODULE / 2;
      const top = y - MODULE / 2;
      for (let line = 1; line <= i; line++) {
        const offset = (line * MODULE) / (i + 1);
        pen.moveTo(left + offset, top);
        pen.lineTo(left + offset, top + MODULE);
        pen.moveTo(left, top + offset);
        pen.lineTo(left + MODULE, top + offset);
      }
    });
    pen.stroke();
  },
};

/** The middles of the modules at this moment, in units. */
export function findModules(state: Saas) {
  const points = state.places.map(at);
  if (state.length) {
    const [x, y] = points[state.mover]!;
    const [goalX, goalY] = at(state.goal);
    const part = progress(state);
    points[state.mover] = [x + (goalX - x) * part, y + (goalY - y) * part];
  }
  return points;
}

function isBeside(a: number, b: number) {
  const [x, y] = at(a);
  const [otherX, otherY] = at(b);
  return Math.abs(x - otherX) + Math.abs(y - otherY) === PITCH;
}
