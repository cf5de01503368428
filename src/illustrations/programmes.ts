import { agents } from './agents.ts';
import type { Beat, Programme } from './programme.ts';
import { research } from './research.ts';
import { ring } from './ring.ts';
import { saas } from './saas.ts';
import { createTiles, type Figure } from './tiles.ts';

const HERO_FIGURES: readonly Figure[] = [
  (x, y) => [2, 3, 1, 0][(x % 2) + 2 * (y % 2)]!,
  (x, y) => [2, 0, 0, 2][(x % 2) + 2 * (y % 2)]!,
  (x, y) => (x + 2 * y + ((x * y) % 3)) % 4,
  (x) => 2 + (x % 2),
  (x, y) => [0, 1, 3, 2][(x % 2) + 2 * (y % 2)]!,
];
const FRIEZE_FIGURES: readonly Figure[] = [
  (x) => [2, 3, 2, 3][x % 4]!,
  (x) => [2, 0, 1, 3][x % 4]!,
  (x) => [1, 0, 1, 0][x % 4]!,
  (x) => [0, 1, 2, 3][x % 4]!,
  (x) => [2, 3, 0, 1][x % 4]!,
];
/** Phones show the first four columns of a frieze: the agent starts among them. */
const createFrieze = (first: number) => createTiles(8, 1, FRIEZE_FIGURES, first, 2);

/** Every drawing of the site, by the name that pages know it under. */
export const programmes = {
  hero: createTiles(4, 5, HERO_FIGURES, 0, 5),
  services: createFrieze(0),
  methodology: createFrieze(1),
  about: createFrieze(2),
  contact: createFrieze(3),
  agents,
  research,
  saas,
  ring,
} satisfies Record<string, Programme<Beat>>;

export type DrawingName = keyof typeof programmes;
