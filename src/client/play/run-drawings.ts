import { drawings } from '../../illustrations/drawings.ts';
import { animateDrawing } from './animate-drawing.ts';

/** Starts the drawings of the page that have not started yet. */
export function runDrawings() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-playable])')) {
    animateDrawing(box, drawings[box.dataset['drawing'] as keyof typeof drawings]);
    box.dataset['playable'] = '';
  }
}
