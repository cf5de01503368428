import { type Pose, SIDE } from './drawing.ts';
import type { Position } from './shapes.ts';

const TOGETHER_MS = 2400;
const BETWEEN_MS = 90;

/** A square lattice with as many rows as columns, in the middle of the drawing. The pitch is in units. */
export const createLattice = (columns: number, pitch: number) =>
  Array.from({ length: columns ** 2 }, (_, i): Position => {
    const find = (cell: number) => SIDE / 2 + (cell - (columns - 1) / 2) * pitch;
    return [find(i % columns), find(Math.floor(i / columns))];
  });

/**
 * Elements stand together, part, slide out of order into the free cell one at a time, and come back the same way.
 * @param lattice when they have parted, an element stands on each cell but the last one.
 * @param walk the cell that is free after each slide on the way out.
 */
export function createSlides(
  together: readonly Position[],
  lattice: readonly Position[],
  walk: readonly number[],
): Pose[] {
  let elements = lattice.slice(0, -1);
  let free = lattice.at(-1)!;
  const poses = [
    { elements: together, restMs: TOGETHER_MS },
    { elements, restMs: 0 },
  ];
  for (const cell of [...walk, ...walk.slice(0, -1).reverse(), lattice.length - 1]) {
    elements = elements.with(elements.indexOf(lattice[cell]!), free);
    free = lattice[cell]!;
    poses.push({ elements, restMs: BETWEEN_MS });
  }
  return poses;
}
