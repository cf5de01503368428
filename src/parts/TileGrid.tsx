import type { ReactNode } from 'react';
import type { TileGrid as Grid } from '../illustrations/tile-grids.ts';

interface Props extends Pick<Grid, 'corners' | 'waitingTile'> {
  /** Shown over the tiles. */
  children?: ReactNode;
}

/** Tiles side by side, as wide as `--side` says, cut off where their box ends. A hyphen leaves a place empty. */
export function TileGrid({ corners, waitingTile, children }: Props) {
  return (
    <div className="tile-grid">
      {[...corners].map((corner, index) =>
        corner === '-' ? (
          <i key={index} />
        ) : (
          <i
            key={index}
            className="tile"
            data-corner={corner}
            data-waits={index === waitingTile || undefined}
          />
        ),
      )}
      {children}
    </div>
  );
}
