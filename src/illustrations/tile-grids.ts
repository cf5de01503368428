/** Tiles as pages show them at first. */
export interface TileGrid {
  /** The corner that the rings of each tile surround, row by row: 0 is top left, then clockwise. */
  corners: string;
  /** The tile that waits for a person to turn it by a quarter, anticlockwise. */
  waiting?: number;
}

/** The grids whose tiles turn; their figures are in tile-figures.ts. */
export const tileGrids: Record<'hero' | 'methodology' | 'ring', TileGrid> = {
  hero: { corners: '23231110232310102323', waiting: 5 },
  // Two of eight tiles are wrong; phones show four columns, one of the two among them.
  methodology: { corners: '10201110' },
  ring: { corners: '2010', waiting: 1 },
};
