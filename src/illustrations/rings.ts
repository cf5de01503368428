/** The radii and widths of a tile's four rings, in hundredths of its side. parts/Tile.css has them as a gradient. */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;

/** A circle round the origin, as a path. */
const circle = (r: number) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`;

/** Three thin lines, so that small rings stay clear. */
export const OUTLINE = [98.6, 70, 40].map(circle).join('');
