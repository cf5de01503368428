import type { ReactNode } from 'react';

export const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="numbered">
    <span>{number}</span> <span>{children}</span>
  </span>
);
