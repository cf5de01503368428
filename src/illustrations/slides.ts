import { type Drawing, move, progress, rest, type Timeline } from './drawing.ts';
import { measureDistance } from './find-near-pairs.ts';
import type { Point, Shape } from './shapes.ts';

/** The state of elements on the points of a lattice. One at a time slides to a neighbouring point. */
export interface Slides extends Timeline {
  /** The lattice index of each element. The mover's index changes when its move ends. */
  places: number[];
  mover: number;
  /** The mover slides to this lattice index. At rest, this is the index that it left. */
  goal: number;
  moves: number;
}

/** A square lattice with as many rows as columns. Pitch and margin are in units. */
export const createLattice = (columns: number, pitch: number, margin: number) =>
  Array.from(
    { length: columns ** 2 },
    (_, i): Point => [margin + (i % columns) * pitch, margin + Math.floor(i / columns) * pitch],
  );

/** The places above, below, left and right of a place. */
export const findNeighbours = (lattice: readonly Point[], place: number) =>
  [...lattice.keys()].filter(
    (other) =>
      measureDistance(lattice[other]!, lattice[place]!) === measureDistance(lattice[0]!, lattice[1]!),
  );

/** The point at `part` (0 to 1) of the way from one point to another. */
export const mix = (
  [x, y]: readonly [number, number],
  [goalX, goalY]: readonly [number, number],
  part: number,
) => [x + (goalX - x) * part, y + (goalY - y) * part] as const;

/** The current positions of the elements, in units. */
export const findPoints = (lattice: readonly Point[], state: Slides) =>
  state.places.map((place, i) =>
    state.moveMs && i === state.mover
      ? mix(lattice[place]!, lattice[state.goal]!, progress(state))
      : lattice[place]!,
  );

/** How a drawing starts, chooses its moves and paints. */
interface Rule extends Pick<Slides, 'places' | 'mover' | 'goal'> {
  lattice: readonly Point[];
  restMs: number;
  moveMs: number;
  /** Sets the mover and its goal, a free neighbouring place. */
  choose(state: Slides): void;
  draw(points: readonly Point[]): Shape[];
}

export const createSlides = (rule: Rule): Drawing<Slides> => ({
  start() {
    const { places, mover, goal, restMs } = rule;
    return { places: [...places], mover, goal, moves: 0, remainingMs: restMs, moveMs: 0 };
  },
  next(state) {
    if (state.moveMs) {
      const origin = state.places[state.mover]!;
      state.places[state.mover] = state.goal;
      state.goal = origin;
      rest(state, rule.restMs);
    } else {
      state.moves++;
      rule.choose(state);
      move(state, rule.moveMs);
    }
  },
  draw: (state) => rule.draw(findPoints(rule.lattice, state)),
});
