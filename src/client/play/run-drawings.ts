import type { Drawing, Timeline } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { animateDrawing } from './animate-drawing.ts';

const byName: Record<string, Drawing<Timeline>> = drawings;

/** For each canvas a function that advances its drawing to a time in ms, and returns the ms until the next change. */
const running = new Map<HTMLCanvasElement, (now: number) => number>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Animates the drawings that are on the page and are not animated yet. */
export function runDrawings() {
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-drawing] > canvas')) {
    const drawing = byName[canvas.parentElement!.dataset['drawing']!];
    const context = canvas.getContext('2d');
    if (drawing && context && !running.has(canvas))
      running.set(canvas, animateDrawing(context, drawing, update));
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
  const wait = Math.min(...Array.from(running.keys(), (canvas) => advance(canvas, now)));
  if (!wait) requestFrame();
  else if (wait < Infinity) timer = setTimeout(requestFrame, wait);
}

/** A drawing that throws shows its still picture from then on; the others go on. */
function advance(canvas: HTMLCanvasElement, now: number) {
  try {
    return running.get(canvas)!(now);
  } catch (error) {
    running.set(canvas, () => Infinity);
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
