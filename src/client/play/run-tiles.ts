import { type TileGrid, tileGrids } from '../../illustrations/tile-grids.ts';
import { runTimeline } from './run-timeline.ts';
import { turnOnClick } from './turn-on-click.ts';

const byName: Record<string, TileGrid> = tileGrids;

/** Starts the grids of tiles on the page that have not started yet. */
export function runTiles() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    const grid = byName[box.dataset['drawing']!];
    if (!grid) continue;
    box.dataset['playable'] = '';
    turnOnClick(box);
    if (grid.figures) runTimeline(box, grid.columns, grid.figures);
  }
}
