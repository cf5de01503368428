import { type AnimatedDrawing, animateDrawing } from './animate-drawing.ts';

const drawings = new Map<HTMLCanvasElement, AnimatedDrawing>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Animates the drawings of the page. No side effects at import: `hydrate.tsx` imports this file too. */
export function runDrawings() {
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  document.addEventListener('hydrated', addDrawings);
  followPixelRatio();
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
  const wait = Math.min(...Array.from(drawings.values(), (drawing) => drawing.advance(now)));
  if (!wait) requestFrame();
  else if (wait < Infinity) timer = setTimeout(requestFrame, wait);
}

function requestFrame() {
  frame = requestAnimationFrame(update);
}

/** A zoom or another screen may change the pixel ratio and no size, so that no ResizeObserver fires. */
function followPixelRatio() {
  const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const repaint = () => {
    followPixelRatio();
    for (const drawing of drawings.values()) drawing.invalidate();
    update();
  };
  ratio.addEventListener('change', repaint, { once: true });
}
