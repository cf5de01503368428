import type { ReactNode } from 'react';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { TileGrid } from './TileGrid.tsx';

interface Props {
  name: keyof typeof tileGrids;
  /** The name of the button over the tile that waits. */
  button?: string;
  children?: ReactNode;
}

/** Tiles that client/play/turn-tiles.ts turns, one at a time. They fill the box that their section gives to `.drawing`. */
export function MovingTiles({ name, button, children }: Props) {
  return (
    <div className="drawing" data-drawing={name}>
      <TileGrid {...tileGrids[name]}>
        {/* Over the tile that waits. Shown once a script can turn it: client/play/turn-on-click.ts. */}
        {button && <button id="waiting-tile" className="waiting-tile" type="button" aria-label={button} />}
      </TileGrid>
      {children}
    </div>
  );
}
