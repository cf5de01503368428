import { measureDistance, type Point } from './find-near-pairs.ts';
import { move, type Pen, type Programme, progress, rest, type Timeline } from './programme.ts';

export const SIDE = 520;

/** Elements on the points of a lattice, of which one slides to a neighbouring point at a time. */
export interface Slides extends Timeline {
  /** The place of each element in the lattice; the one that slides is still where it came from. */
  places: number[];
  mover: number;
  /** Where the mover goes; at rest, where it came from. */
  goal: number;
  moves: number;
}

/** Points in rows of `columns`, as many rows as columns, in units. */
export const createLattice = (columns: number, pitch: number, margin: number) =>
  Array.from(
    { length: columns ** 2 },
    (_, i): Point => [margin + (i % columns) * pitch, margin + Math.floor(i / columns) * pitch],
  );

/** The places above, below, left and right of one. */
export const findNeighbours = (lattice: readonly Point[], place: number) =>
  [...lattice.keys()].filter(
    (other) =>
      measureDistance(lattice[other]!, lattice[place]!) === measureDistance(lattice[0]!, lattice[1]!),
  );

/** The point that is `part` of the way from one to another. */
export const mix = (
  [x, y]: readonly [number, number],
  [goalX, goalY]: readonly [number, number],
  part: number,
) => [x + (goalX - x) * part, y + (goalY - y) * part] as const;

/** Where the elements are at this moment, in units. */
export const findPoints = (lattice: readonly Point[], state: Slides) =>
  state.places.map((place, i) =>
    state.moveMs && i === state.mover
      ? mix(lattice[place]!, lattice[state.goal]!, progress(state))
      : lattice[place]!,
  );

/** With the places, the mover and the goal at the start. */
interface Rule extends Pick<Slides, 'places' | 'mover' | 'goal'> {
  lattice: readonly Point[];
  restMs: number;
  moveMs: number;
  /** Sets the mover and its goal, a free neighbouring place. */
  choose(state: Slides): void;
  draw(pen: Pen, points: readonly Point[]): void;
}

export const createSlides = (rule: Rule): Programme<Slides> => ({
  width: SIDE,
  height: SIDE,
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
  draw: (pen, state) => rule.draw(pen, findPoints(rule.lattice, state)),
});
