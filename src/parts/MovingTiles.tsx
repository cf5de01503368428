import type { ReactNode } from 'react';
import { findTileGrid, type TileGridName } from '../illustrations/tile-grids.ts';
import { MotionButton } from './MotionButton.tsx';
import { TileGrid } from './TileGrid.tsx';

interface Props {
  name: TileGridName;
  /** Only the visitor turns a tile, so there is nothing to pause. */
  byHand?: boolean;
  /** Shown over the tiles. */
  children?: ReactNode;
}

/** Tiles that client/play/run-tiles.ts turns, one at a time. They fill the box that their section gives to `.drawing`. */
export function MovingTiles({ name, byHand, children }: Props) {
  return (
    <div className="drawing" data-drawing={name} suppressHydrationWarning>
      <TileGrid {...findTileGrid(name)}>{children}</TileGrid>
      {!byHand && <MotionButton />}
    </div>
  );
}
