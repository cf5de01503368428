import { OUTLINE, SOLID } from '../illustrations/rings.ts';
import './Tile.css';

/** A ring: solid, in outline until something has happened, or the right half of a solid one. */
export const Ring = ({ isOutline, isHalf }: { isOutline?: boolean; isHalf?: boolean }) => (
  <svg viewBox={isHalf ? '0 -100 100 200' : '-100 -100 200 200'} aria-hidden="true">
    {isOutline ? (
      <path d={OUTLINE} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    ) : (
      <path d={SOLID} fill="currentColor" fillRule="evenodd" />
    )}
  </svg>
);
