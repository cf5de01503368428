import { type AnimatedDrawing, animateDrawing } from './animate-drawing.ts';

const drawings = new Map<HTMLCanvasElement, AnimatedDrawing>();
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the drawings of the page move. Nothing happens at import: `hydrate.tsx` imports this file too. */
export function runDrawings() {
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  document.addEventListener('hydrated', addDrawings);
  followPixelRatio();
  addDrawings();
}

/** Again once React is there: it renders a page anew that the browser has translated. */
function addDrawings() {
  for (const canvas of document.querySelectorAll('canvas')) {
    const context = canvas.getContext('2d');
    if (context && !drawings.has(canvas)) drawings.set(canvas, animateDrawing(context, update));
  }
}

/**
 * One loop for all drawings. It asks for a frame only while something moves that is seen, and sleeps on one timer
 * between two moves.
 */
function update() {
  const now = performance.now();
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  const wait = Math.min(...Array.from(drawings.values(), (drawing) => drawing.advance(now)));
  if (!wait) askFrame();
  else if (wait < Infinity) timer = setTimeout(askFrame, wait);
}

function askFrame() {
  frame = requestAnimationFrame(update);
}

/** A zoom, or a move to another screen, may leave every box as it is. */
function followPixelRatio() {
  const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const repaint = () => {
    followPixelRatio();
    for (const drawing of drawings.values()) drawing.spoil();
    update();
  };
  ratio.addEventListener('change', repaint, { once: true });
}
