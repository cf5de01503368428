import type { ReactNode } from 'react';

/** A title with its number. */
export const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="numbered">
    <span>{number}</span> <span>{children}</span>
  </span>
);
