/** The radii and widths of a tile's four rings, in hundredths of its side. parts/Tile.css has them as a gradient. */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;
