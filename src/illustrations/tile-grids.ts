export interface TileGrid {
  columns: number;
  /** The corner that the rings of each tile surround at first, row by row. 0 is top left, and 1 to 3 follow clockwise. */
  corners: string;
  /** This tile waits for a person to turn it by a quarter, anticlockwise. */
  waitingTile?: number;
  /** The tiles form these patterns one after the other. A hyphen leaves a tile as it is. */
  patterns?: readonly string[];
}

/** The grids whose tiles turn: by themselves, by the visitor, or both. */
export const tileGrids = {
  // The patterns are waves, a lattice, arches, diamonds and circles. They leave out the circle with the waiting tile.
  hero: {
    columns: 4,
    corners: '23231110232310102323',
    waitingTile: 5,
    patterns: [
      '--20--02202002022020',
      '--23--21033323010203',
      '--23--23232323232323',
      '--01--32010132320101',
      '--23--10232310102323',
    ],
  },
  /**
   * This row lies on a plan of circles in outline, between an upper and a lower half. Two tiles, 10 or 23, make either
   * half of a circle, so each pattern completes a circle of the plan in each pair of columns. At first two of the eight
   * tiles are wrong. Phones show four columns, with one of the two.
   */
  methodology: {
    columns: 8,
    corners: '10201110',
    patterns: ['10101010', '10231023', '23232323', '23102310'],
  },
  ring: { columns: 2, corners: '2010', waitingTile: 1 },
} satisfies Record<string, TileGrid>;
