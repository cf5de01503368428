import { type Drawing, SIDE } from './drawing.ts';
import { move, rest } from './scenes.ts';
import type { Position } from './shapes.ts';

const TOGETHER_MS = 2400;
const BETWEEN_MS = 90;

/** A square lattice with as many rows as columns, in the middle of the drawing. The pitch is in units. */
export const createLattice = (columns: number, pitch: number) =>
  Array.from({ length: columns ** 2 }, (_, i): Position => {
    const find = (place: number) => SIDE / 2 + (place - (columns - 1) / 2) * pitch;
    return [find(i % columns), find(Math.floor(i / columns))];
  });

interface Rule extends Pick<Drawing, 'draw'> {
  /** At first an element stands on each place but the last one. */
  lattice: readonly Position[];
  /** Where the elements stand when they have come together. */
  together: readonly Position[];
  /** The place that is free after each slide on the way out. The way back takes the same places. */
  walk: readonly number[];
}

/** Elements stand together, part, slide out of order into the free place one at a time, and come back the same way. */
export const createSlides = ({ lattice, together, walk, draw }: Rule): Drawing => ({
  *play() {
    let points = lattice.slice(0, -1);
    let free = lattice.at(-1)!;
    const way = [...walk, ...walk.slice(0, -1).reverse(), lattice.length - 1].map((place) => lattice[place]!);
    for (;;) {
      yield rest(TOGETHER_MS, together);
      yield move(together, points);
      for (const place of way) {
        const next = points.with(points.indexOf(place), free);
        yield move(points, next);
        yield rest(BETWEEN_MS, next);
        points = next;
        free = place;
      }
      yield move(points, together);
    }
  },
  draw,
});
