import type { Programme, Timeline } from '../../illustrations/programme.ts';
import { animateDrawing } from './animate-drawing.ts';
import type { Paint } from './create-painter.ts';

// For the bundler: makes modules that both kinds of drawing share part of this file. As a file of their own they would
// be one more download for each kind.
export * from '../../content/brand/accent.ts';
export * from '../../illustrations/colours.ts';
export * from '../../illustrations/paint-box.ts';

/** Drawings with the same type of state, and the function that paints them. */
export interface Kind<State extends Timeline, Drawn extends Programme<State>> {
  programmes: Record<string, Drawn>;
  /** `change` alters the state between two frames and paints the result. */
  createPaint: (
    context: CanvasRenderingContext2D,
    programme: Drawn,
    state: State,
    change: (alter: () => void) => void,
  ) => Paint;
}

/** For each canvas a function that advances its drawing to a time in ms, and returns the ms until the next change. */
const drawings = new Map<HTMLCanvasElement, (now: number) => number>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Animates the drawings of a kind that are on the page and are not animated yet. */
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
 * One loop for all drawings. It requests frames only while a visible drawing changes with each; otherwise one timer
 * waits for the next change.
 */
function update() {
  const now = performance.now();
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  const wait = Math.min(...Array.from(drawings.keys(), (canvas) => advance(canvas, now)));
  if (!wait) requestFrame();
  else if (wait < Infinity) timer = setTimeout(requestFrame, wait);
}

/** A drawing that throws shows its still picture from then on; the others go on. */
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
