import type { TileFigures } from './tile-timeline.ts';

/** The figures of the grids whose tiles turn by themselves, by the name in tile-grids.ts. */
export const tileFigures: Record<string, TileFigures> = {
  // Waves, a programme, arches, diamonds, circles. The circle of the tile that waits stays as it is.
  hero: {
    columns: 4,
    figures: [
      '--20--02202002022020',
      '--23--21033323010203',
      '--23--23232323232323',
      '--01--32010132320101',
      '--23--10232310102323',
    ],
    start: 6,
  },
  /**
   * The row that Methodology puts right between two halves of a plan: the half circles above it have their centres on
   * its upper edge, those below it on its lower edge. Two tiles make either half, 10 the lower and 23 the upper, so that
   * every figure completes a circle of the plan in each pair of its columns.
   */
  methodology: { columns: 8, figures: ['10101010', '10231023', '23232323', '23102310'], start: 2 },
};
