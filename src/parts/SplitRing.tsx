import type { ReactNode } from 'react';
import './Tile.css';

/** A ring of four tiles. The caller passes the last one, and this gives it its place. */
export const SplitRing = ({ children }: { children: ReactNode }) => (
  <span className="split-ring">
    <i className="tile" data-corner="2" />
    <i className="tile" data-corner="3" />
    <i className="tile" data-corner="1" />
    {children}
  </span>
);
