import type { TileGrid as Grid } from '../illustrations/tile-grids.ts';

interface Props extends Pick<Grid, 'corners' | 'waitingTile'> {
  /** The name of a button over the tile that waits. It is shown once a script can turn the tile. */
  button?: string;
}

/**
 * Tiles in rows of `--tiles`, or of two, cut off where their box ends. A hyphen leaves a place empty. In a box with
 * `data-drawing`, client/play/run-drawings.ts turns them.
 */
export function TileGrid({ corners, waitingTile, button }: Props) {
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
      {button && <button id="waiting-tile" className="waiting-tile" type="button" aria-label={button} />}
    </div>
  );
}
