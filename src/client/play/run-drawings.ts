import type { Drawing, Timeline } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { animateDrawing } from './animate-drawing.ts';

const byName: Record<string, Drawing<Timeline>> = drawings;

/** Animates the drawings that are on the page and are not animated yet. */
export function runDrawings() {
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>(
    '[data-drawing]:not([data-playable]) > canvas',
  )) {
    const drawing = byName[canvas.parentElement!.dataset['drawing']!];
    const context = canvas.getContext('2d');
    if (drawing && context) animateDrawing(context, drawing);
  }
}
