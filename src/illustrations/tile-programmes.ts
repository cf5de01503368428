import { createTiles } from './tiles.ts';

/** Circles, waves, a programme, arches, diamonds: the orientation of each tile, row by row. */
const HERO_FIGURES = [
  '23231010232310102323',
  '20200202202002022020',
  '01232021033323010203',
  '23232323232323232323',
  '01013232010132320101',
];
/** Each tile strip starts with a different one. */
const HEAD_FIGURES = ['23232323', '20132013', '10101010', '01230123', '23012301'];

/**
 * The row that Methodology puts right between two halves of a plan: the half circles above it have their centres on its
 * upper edge, those below it on its lower edge. Two tiles make either half, 10 the lower and 23 the upper, so that every
 * figure completes a circle of the plan in each pair of its columns.
 */
const STRIP_FIGURES = ['10101010', '10231023', '23232323', '23102310'];

/** Three quarters of a ring are right; the fourth turns past the orientation that would close it, without stopping. */
const RING_FIGURES = ['2010', '2110', '2210'];

/** The first tile to turn is in the first four columns: phones show only these. */
export const createTileStrip = (figure: number, start: string) =>
  createTiles({ columns: 8, start, figures: HEAD_FIGURES, mover: 2, figure });

/** The drawings made of tiles, by the name that pages use. */
export const tileProgrammes = {
  hero: createTiles({
    columns: 4,
    start: '23231110232310102323',
    figures: HERO_FIGURES,
    mover: 6,
    waiting: 5,
  }),
  // Two of eight tiles are wrong at first; phones show four columns, one of the two among them.
  methodology: createTiles({ columns: 8, start: '10201110', figures: STRIP_FIGURES, mover: 2 }),
  about: createTileStrip(2, '10233010'),
  ring: createTiles({ columns: 2, start: '2010', figures: RING_FIGURES, mover: 1, margin: 0.21 }),
};
