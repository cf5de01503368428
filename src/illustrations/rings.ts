/** Radius and width of the four rings of a tile, in hundredths of its side; parts/Tile.css has the same as a gradient. */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;
