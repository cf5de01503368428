import { type Drawing, moveElement, rest } from './drawing.ts';
import { measureDistance } from './find-near-pairs.ts';
import type { Point } from './shapes.ts';

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

/** Elements stand on places of a lattice, and one at a time slides to a free neighbouring place. */
interface Rule extends Pick<Drawing, 'draw'> {
  lattice: readonly Point[];
  /** The place of each element at first, as an index of the lattice. */
  places: readonly number[];
  restMs: number;
  moveMs: number;
  /** Chooses slide number 1, 2 and so on. */
  choose(places: readonly number[], number: number, lastMover: number): { mover: number; goal: number };
}

export const createSlides = ({ lattice, restMs, moveMs, choose, draw, ...rule }: Rule): Drawing => ({
  *play() {
    const places = [...rule.places];
    let lastMover = -1;
    for (let number = 1; ; number++) {
      const points = places.map((place) => lattice[place]!);
      yield rest(restMs, points);
      const { mover, goal } = choose(places, number, lastMover);
      yield {
        ms: moveMs,
        findElements: (ms) => points.with(mover, moveElement(points[mover]!, lattice[goal]!, ms / moveMs)),
      };
      places[mover] = goal;
      lastMover = mover;
    }
  },
  draw,
});
