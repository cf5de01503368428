import { OUTLINE, SOLID } from '../illustrations/rings.ts';

/** A ring: solid, or in outline until something has happened. */
export const Ring = ({ isOutline }: { isOutline?: boolean }) => (
  <svg viewBox="-100 -100 200 200" aria-hidden="true">
    {isOutline ? (
      <path d={OUTLINE} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    ) : (
      <path d={SOLID} fill="currentColor" fillRule="evenodd" />
    )}
  </svg>
);
