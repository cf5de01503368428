import type { ReactNode } from 'react';

/** A title with its number. */
export function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className="numbered">
      <span>{number}</span> <span>{children}</span>
    </span>
  );
}
