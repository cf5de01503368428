import { Rings } from './Rings.tsx';

interface Props {
  /** The corner that its rings surround, clockwise from the top left: 0 to 3. */
  corner?: number;
}

/** One tile, large: a quarter of four rings round one of its corners. */
export function Tile({ corner = 0 }: Props) {
  return (
    <svg className="tile" viewBox="0 0 100 100" fill="none" stroke="currentColor" aria-hidden="true">
      <g transform={`rotate(${corner * 90} 50 50)`}>
        <Rings />
      </g>
    </svg>
  );
}
