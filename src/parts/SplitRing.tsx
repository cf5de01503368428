import type { ReactNode } from 'react';
import './Tile.css';

/** A ring of four tiles, of which the last one is passed: only its place is given. */
export const SplitRing = ({ children }: { children: ReactNode }) => (
  <span className="split-ring">
    <i className="tile" data-corner="2" />
    <i className="tile" data-corner="3" />
    <i className="tile" data-corner="1" />
    {children}
  </span>
);
