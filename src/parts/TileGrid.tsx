import type { ReactNode } from 'react';
import { Tile } from './Tile.tsx';

interface Props {
  /** The corner that the rings of each tile surround, row by row; a hyphen leaves a place empty. */
  corners: string;
  /** The tile that waits for a person to turn it, and the corner that its rings surround then. */
  waiting?: { tile: number; corner: number } | undefined;
  /** Shown over the tiles. */
  children?: ReactNode;
}

/** Tiles side by side, as wide as `--side` says, cut off where their box ends. */
export function TileGrid({ corners, waiting, children }: Props) {
  return (
    <div className="tile-grid">
      {[...corners].map((corner, index) =>
        corner === '-' ? (
          <i key={index} />
        ) : (
          <Tile key={index} corner={corner} waits={index === waiting?.tile ? waiting.corner : undefined} />
        ),
      )}
      {children}
    </div>
  );
}
