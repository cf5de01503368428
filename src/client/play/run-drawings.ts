import type { Programme, Timeline } from '../../illustrations/programme.ts';
import { animateDrawing } from './animate-drawing.ts';
import type { Paint } from './create-painter.ts';

// For the bundler: what both kinds of drawing share stays in this file, instead of one more that each would wait for.
export * from '../../content/brand/accent.ts';
export * from '../../illustrations/colours.ts';
export * from '../../illustrations/paint-box.ts';

/** Drawings that are painted in the same way, by what knows their state. */
export interface Kind<State extends Timeline, Drawn extends Programme<State>> {
  programmes: Record<string, Drawn>;
  /** Its `change` alters the state between two frames, and paints what has become of it. */
  createPaint: (
    context: CanvasRenderingContext2D,
    programme: Drawn,
    state: State,
    change: (alter: () => void) => void,
  ) => Paint;
}

/** Each canvas, and what advances its drawing to a time: it returns the ms until the next change. */
const drawings = new Map<HTMLCanvasElement, (now: number) => number>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Animates the drawings of a kind that stand on the page and are not animated yet.
 */
export function runDrawings<State extends Timeline, Drawn extends Programme<State>>({
  programmes,
  createPaint,
}: Kind<State, Drawn>) {
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-drawing] > canvas')) {
    const programme = programmes[canvas.parentElement!.dataset['drawing']!];
    const context = canvas.getContext('2d');
    if (!programme || !context || drawings.has(canvas)) continue;
    drawings.set(canvas, animateDrawing(context, programme, createPaint, update));
  }
}

/**
 * One loop for all drawings. It requests frames only while a visible drawing paints each; until the next change it waits
 * on one timer.
 */
function update() {
  const now = performance.now();
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  const wait = Math.min(...Array.from(drawings.keys(), (canvas) => advance(canvas, now)));
  if (!wait) requestFrame();
  else if (wait < Infinity) timer = setTimeout(requestFrame, wait);
}

/** A drawing that throws shows its SVG again, for good; the others go on. */
function advance(canvas: HTMLCanvasElement, now: number) {
  try {
    return drawings.get(canvas)!(now);
  } catch (error) {
    drawings.set(canvas, () => Infinity);
    const { dataset } = canvas.parentElement!;
    delete dataset['drawn'];
    delete dataset['playable'];
    reportError(error);
    return Infinity;
  }
}

function requestFrame() {
  frame = requestAnimationFrame(update);
}
