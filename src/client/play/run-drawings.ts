import { drawings } from '../../illustrations/drawings.ts';
import { animateDrawing } from './animate-drawing.ts';

/** Starts the drawings of the page that have not started yet, and shows the button that pauses them. */
export function runDrawings() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]:not([data-started])')) {
    animateDrawing(box, drawings[box.dataset['drawing'] as keyof typeof drawings]);
    box.dataset['started'] = '';
  }
  document.documentElement.dataset['playable'] = '';
}
