import type { ReactNode } from 'react';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { TileGrid } from './TileGrid.tsx';

interface Props {
  name: keyof typeof tileGrids;
  /** The button over the tile that waits. */
  waitingTile?: ReactNode;
  children?: ReactNode;
}

/** Tiles that client/play/run-tiles.ts turns, one at a time. They fill the box that their section gives to `.drawing`. */
export function MovingTiles({ name, waitingTile, children }: Props) {
  return (
    <div className="drawing" data-drawing={name} suppressHydrationWarning>
      <TileGrid {...tileGrids[name]}>{waitingTile}</TileGrid>
      {children}
    </div>
  );
}
