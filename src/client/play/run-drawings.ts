import { drawings } from '../../illustrations/drawings.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';
import { animateDrawing } from './animate-drawing.ts';
import { turnOnClick } from './turn-on-click.ts';
import { turnTiles } from './turn-tiles.ts';

/** Starts the drawings and the tile grids of the page that have not started yet. */
export function runDrawings() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    const name = box.dataset['drawing']!;
    if (name in drawings) animateDrawing(box, drawings[name as keyof typeof drawings]);
    else startTiles(box, tileGrids[name as keyof typeof tileGrids]);
    box.dataset['playable'] = '';
  }
}

function startTiles(box: HTMLElement, { columns, patterns, waitingTile }: TileGrid) {
  if (waitingTile !== undefined) turnOnClick(box);
  if (patterns) turnTiles(box, columns, patterns);
}
