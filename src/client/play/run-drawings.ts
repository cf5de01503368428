import type { Drawing, Timeline } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';
import { animateDrawing } from './animate-drawing.ts';
import { turnOnClick } from './turn-on-click.ts';
import { turnTiles } from './turn-tiles.ts';

const drawingsByName: Record<string, Drawing<Timeline>> = drawings;
const gridsByName: Record<string, TileGrid> = tileGrids;

/** Starts the drawings and the tile grids of the page that have not started yet. */
export function runDrawings() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    const name = box.dataset['drawing']!;
    const context = box.querySelector('canvas')?.getContext('2d');
    if (context && drawingsByName[name]) animateDrawing(context, drawingsByName[name]);
    else if (gridsByName[name]) startTiles(box, gridsByName[name]);
  }
}

function startTiles(box: HTMLElement, { columns, patterns }: TileGrid) {
  box.dataset['playable'] = '';
  turnOnClick(box);
  if (patterns) turnTiles(box, columns, patterns);
}
