import type { Drawing } from './drawing.ts';
import { drawLinkedRings } from './shapes.ts';
import { createLattice, createSlides } from './slides.ts';

const LINK_DISTANCE_PX = 150;

/** Wider than a link is long, so documents are joined in a row only once they have come together. */
const lattice = createLattice(3, 165);
const together = lattice.slice(0, -1).map(([x, y], i) => [x + (1 - (i % 3)) * 36, y] as const);

/** Eight documents in three rows. They arrive out of order, and the ones that belong together find each other. */
export const agents: Drawing = {
  poses: createSlides(together, lattice, [5, 4, 1, 0, 3, 4, 5, 2]),
  draw: drawLinkedRings(52, LINK_DISTANCE_PX),
};
