import { Rings } from './Rings.tsx';

/** One tile, large: a quarter of four rings round its first corner. */
export function Tile() {
  return (
    <svg className="tile" viewBox="0 0 100 100" fill="none" stroke="currentColor" aria-hidden="true">
      <Rings />
    </svg>
  );
}
