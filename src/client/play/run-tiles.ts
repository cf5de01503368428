import { tileFigures } from '../../illustrations/tile-figures.ts';
import { runTimeline } from './run-timeline.ts';
import { turnOnClick } from './turn-on-click.ts';

/** Starts the grids of tiles on the page that have not started yet. */
export function runTiles() {
  for (const grid of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    const tiles = [...grid.querySelectorAll<HTMLElement>('.tile')];
    if (!tiles.length) continue;
    const figures = tileFigures[grid.dataset['drawing']!];
    grid.dataset['playable'] = '';
    turnOnClick(grid);
    if (figures) runTimeline(grid, tiles, figures);
  }
}
