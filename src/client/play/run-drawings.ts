import { drawings } from '../../illustrations/drawings.ts';
import { animateDrawing } from './animate-drawing.ts';
import { turnOnClick } from './turn-on-click.ts';

/** Starts the drawings and the rings of the page that have not started yet. */
export function runDrawings() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    const name = box.dataset['drawing']!;
    if (name === 'ring') turnOnClick(box);
    else animateDrawing(box, drawings[name as keyof typeof drawings]);
    box.dataset['playable'] = '';
  }
}
