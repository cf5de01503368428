import { animateDrawing } from './animate-drawing.ts';

/** Each canvas, and what advances its drawing to a time: it returns the ms until the next change. */
const drawings = new Map<HTMLCanvasElement, (now: number) => number>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Animates the drawings of the page. No side effects at import: `hydrate.tsx` imports this file too. */
export function runDrawings() {
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  document.addEventListener('hydrated', addDrawings);
  addDrawings();
}

/** Again after hydration: on a page that the browser has translated, React renders new canvases. */
function addDrawings() {
  for (const canvas of document.querySelectorAll('canvas')) {
    const context = canvas.getContext('2d');
    if (context && !drawings.has(canvas)) drawings.set(canvas, animateDrawing(context, update));
  }
}

/**
 * One loop for all drawings. It requests frames only while a visible drawing moves; between two moves it waits on one
 * timer.
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
