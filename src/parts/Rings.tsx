import { RINGS } from '../illustrations/paint-tiles.ts';

/** A quarter of a tile's four rings round the origin, to be stroked; a tile is 100 units wide. */
export function Rings() {
  return RINGS.map(([radius, width]) => (
    <path key={radius} d={`M${radius} 0A${radius} ${radius} 0 0 1 0 ${radius}`} strokeWidth={width} />
  ));
}
