import { type Drawing, SIDE, startDrawing } from '../../illustrations/drawing.ts';
import { watchMotion } from './watch-motion.ts';

/** Nobody sees a difference above this ratio. */
const MAX_PIXEL_RATIO = 2;

/**
 * Animates a drawing on the canvas of its box, whose first frame replaces the still picture. Requests frames only while
 * the drawing moves; while it rests, one timer waits for the next move.
 */
export function animateDrawing(box: HTMLElement, drawing: Drawing) {
  const canvas = box.querySelector('canvas')!;
  const context = canvas.getContext('2d')!;
  const { findElements, restMs, step } = startDrawing(drawing);
  let advancedAt = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function play() {
    paint();
    box.dataset['drawn'] = '';
    const rest = restMs();
    if (rest) timer = setTimeout(advance, rest);
    else frame = requestAnimationFrame(advance);
  }

  function advance() {
    const now = performance.now();
    step(now - advancedAt);
    advancedAt = now;
    play();
  }

  /** Paints the whole canvas. Like the still picture, it is cropped from the top left corner. */
  function paint() {
    const unit = Math.max(canvas.width, canvas.height) / SIDE;
    context.setTransform(unit, 0, 0, unit, 0, 0);
    for (const shape of drawing.draw(findElements())) {
      const path = new Path2D(shape.d);
      if ('fill' in shape) {
        context.fillStyle = shape.fill;
        context.fill(path);
      } else {
        context.strokeStyle = shape.stroke;
        context.lineWidth = shape.width;
        context.stroke(path);
      }
    }
  }

  /** Gives the canvas as many pixels as its screen has there. */
  function resize() {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    if ('drawn' in box.dataset) paint();
  }
  /** The window may move to a screen with another ratio. */
  function watchRatio() {
    const sameRatio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    sameRatio.addEventListener('change', () => [resize(), watchRatio()], { once: true });
  }

  new ResizeObserver(resize).observe(canvas);
  watchRatio();
  watchMotion(canvas, (mayMove) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!mayMove) return;
    advancedAt = performance.now();
    play();
  });
}
