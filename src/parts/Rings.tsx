/**
 * Radius and width of a tile's four rings. Not imported from illustrations/paint-tiles.ts: a module that React and the
 * scripts of drawings share would be one more file to download.
 */
export const RINGS = [
  [98.6, 2.6],
  [87.5, 5],
  [70, 10],
  [40, 20],
] as const;

/** The four quarter rings of a tile round the origin, to be stroked; a tile is 100 units wide. */
export function Rings() {
  return RINGS.map(([radius, width]) => (
    <path key={radius} d={`M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}`} strokeWidth={width} />
  ));
}
