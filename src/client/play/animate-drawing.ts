import { type Drawing, restMs, SIDE, step, type Timeline } from '../../illustrations/drawing.ts';
import { watchMotion } from './watch-motion.ts';

/** After a longer delay between two frames the drawing goes on from here, so that it does not jump. */
const MAX_FRAME_MS = 50;
/** Nobody sees a difference above this ratio. */
const MAX_PIXEL_RATIO = 2;

/**
 * Animates a drawing on its canvas, whose first frame replaces the still picture. Requests frames only while the
 * drawing moves; while it rests, one timer waits for the next move.
 */
export function animateDrawing(context: CanvasRenderingContext2D, drawing: Drawing<Timeline>) {
  const { canvas } = context;
  const { dataset } = canvas.parentElement!;
  const state = drawing.start();
  /** The size in CSS px. */
  let size = { width: 0, height: 0 };
  let advancedAt = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function play() {
    paint();
    dataset['drawn'] ??= '';
    const rest = restMs(state);
    if (rest) timer = setTimeout(requestFrame, rest);
    else requestFrame();
  }

  function requestFrame() {
    frame = requestAnimationFrame(advance);
  }

  function advance() {
    const now = performance.now();
    step(drawing, state, Math.min(now - advancedAt, restMs(state) + MAX_FRAME_MS));
    advancedAt = now;
    play();
  }

  /** Paints the whole canvas. Like the still picture, it is cropped from the top left corner. */
  function paint() {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const unit = (Math.max(size.width, size.height) / SIDE) * ratio;
    context.setTransform(unit, 0, 0, unit, 0, 0);
    for (const shape of drawing.draw(state)) {
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

  canvas.oncontextrestored = paint;
  new ResizeObserver((entries) => {
    size = entries.at(-1)!.contentRect;
    if ('drawn' in dataset) paint();
  }).observe(canvas);
  watchMotion(canvas, (mayMove) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!mayMove) return;
    advancedAt = performance.now();
    play();
  });
  dataset['playable'] = '';
}
