export interface TileGrid {
  columns: number;
  /** The corner that the rings of each tile surround at first, row by row: 0 is top left, then clockwise. */
  corners: string;
  /** The tile that waits for a person to turn it by a quarter, anticlockwise. */
  waitingTile?: number;
  /** What the tiles make of themselves, one after the other, as corners; a hyphen where a tile stays as it is. */
  figures?: readonly string[];
}

/** The grids of which tiles turn: by themselves, by the visitor, or both. */
export const tileGrids = {
  // Waves, a lattice, arches, diamonds, circles. The circle of the tile that waits stays as it is.
  hero: {
    columns: 4,
    corners: '23231110232310102323',
    waitingTile: 5,
    figures: [
      '--20--02202002022020',
      '--23--21033323010203',
      '--23--23232323232323',
      '--01--32010132320101',
      '--23--10232310102323',
    ],
  },
  /**
   * The row that Methodology puts right between two halves of a plan: the half circles above it have their centres on
   * its upper edge, those below it on its lower edge. Two tiles make either half, 10 the lower and 23 the upper, so that
   * every figure completes a circle of the plan in each pair of its columns. At first two of the eight tiles are wrong;
   * phones show four columns, one of the two among them.
   */
  methodology: {
    columns: 8,
    corners: '10201110',
    figures: ['10101010', '10231023', '23232323', '23102310'],
  },
  ring: { columns: 2, corners: '2010', waitingTile: 1 },
} satisfies Record<string, TileGrid>;
