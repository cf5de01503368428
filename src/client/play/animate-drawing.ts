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
  const { findElements, remainingRestMs, step } = startDrawing(drawing);
  let advancedAt = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function play() {
    paint();
    const rest = remainingRestMs();
    if (rest) timer = setTimeout(advance, rest);
    else frame = requestAnimationFrame(advance);
  }

  function advance() {
    const now = performance.now();
    step(now - advancedAt);
    advancedAt = now;
    play();
  }

  /** Paints all pixels that the screen has there. Like the still picture, the drawing is cropped from the top left corner. */
  function paint() {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
    // This clears the canvas, too.
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    const unit = Math.max(canvas.width, canvas.height) / SIDE;
    context.scale(unit, unit);
    context.lineCap = 'round';
    for (const { d, stroke, width } of drawing.draw(findElements())) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(new Path2D(d));
    }
  }

  // While it rests or is paused, nothing else would paint it in its new size.
  addEventListener('resize', () => 'drawn' in box.dataset && paint());
  watchMotion(canvas, (mayMove) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!mayMove) return;
    advancedAt = performance.now();
    play();
    box.dataset['drawn'] = '';
  });
}
