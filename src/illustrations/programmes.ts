import { agents } from './agents.ts';
import type { Beat, Programme } from './programme.ts';
import { research } from './research.ts';
import { saas } from './saas.ts';
import { createTiles } from './tiles.ts';

/** Circles, waves, a programme, arches, diamonds. */
const HERO_FIGURES = [
  '23231010232310102323',
  '20200202202002022020',
  '01232021033323010203',
  '23232323232323232323',
  '01013232010132320101',
];
/** Each inner page starts with another one. */
const FRIEZE_FIGURES = ['23232323', '20132013', '10101010', '01230123', '23012301'];

/**
 * The row that Methodology puts right between two halves of a plan: above it stand half circles whose centres lie on
 * its upper edge, below it others whose centres lie on its lower edge. Two tiles make either half, 10 the lower and 23
 * the upper, so that every figure completes a circle of the plan in each pair of its columns.
 */
const STRIP_FIGURES = ['10101010', '10231023', '23232323', '23102310'];

/** Three right quarters of a ring; the agent turns the fourth past the right turn and never stops on it. */
const RING_FIGURES = ['2010', '2110', '2210'];

/** Phones show the first four columns of a frieze: the agent starts among them. */
const createFrieze = (figure: number, start: string) => createTiles(8, start, FRIEZE_FIGURES, 2, figure);

/** Every drawing of the site, by the name that pages know it under. */
export const programmes = {
  hero: createTiles(4, '23323311232330212123', HERO_FIGURES, 5),
  // Two of eight tiles are wrong at first; phones show four columns, the agent and its tile among them.
  methodology: createTiles(8, '10201110', STRIP_FIGURES, 2),
  about: createFrieze(2, '10233010'),
  contact: createFrieze(3, '13330123'),
  agents,
  research,
  saas,
  ring: createTiles(2, '2010', RING_FIGURES, 1, 0, 0.21),
} satisfies Record<string, Programme<Beat>>;

export type DrawingName = keyof typeof programmes;
