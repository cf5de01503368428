import type { Drawing } from './drawing.ts';
import { drawLinkedRings } from './shapes.ts';
import { createLattice, createSlides } from './slides.ts';

const LINK_DISTANCE_PX = 120;

/** Wider than a link is long, so customers are joined only once they have come together. */
const lattice = createLattice(4, 130);
const together = createLattice(4, 112).slice(0, -1);

/** Fifteen customers on one platform. They part, lose their order and find back. */
export const saas: Drawing = {
  poses: createSlides(together, lattice, [11, 10, 6, 5, 9, 13, 14, 10]),
  draw: drawLinkedRings(42, LINK_DISTANCE_PX),
};
