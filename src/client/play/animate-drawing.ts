import { type Drawing, restMs, SIDE, step, type Timeline } from '../../illustrations/drawing.ts';

/** A frame that is late by more counts as late by this much, so that a drawing does not jump. */
const MAX_FRAME_MS = 50;
/** More cannot be told apart. */
const MAX_PIXEL_RATIO = 2;

/**
 * Animates a drawing on its canvas, which hides the still picture from the first frame on. Requests frames only while
 * the canvas is in the window and the drawing changes with each; at rest, one timer waits for the next change.
 */
export function animateDrawing(context: CanvasRenderingContext2D, drawing: Drawing<Timeline>) {
  const { canvas } = context;
  const { dataset } = canvas.parentElement!;
  const state = drawing.start();
  /** In CSS px. */
  let box = { width: 0, height: 0 };
  let isInWindow = false;
  let advancedAt = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayMove = () =>
    isInWindow && !document.hidden && document.documentElement.dataset['motion'] === 'playing';

  /** Goes on where the drawing stopped, or stops it. */
  function update() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!mayMove()) return;
    advancedAt = performance.now();
    play();
  }

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

  /** Cropped as the still picture is: from the top left corner. */
  function paint() {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const unit = (Math.max(box.width, box.height) / SIDE) * ratio;
    context.setTransform(unit, 0, 0, unit, 0, 0);
    drawing.draw(context, state);
  }

  canvas.oncontextrestored = paint;
  new ResizeObserver((entries) => {
    box = entries.at(-1)!.contentRect;
    if ('drawn' in dataset) paint();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(canvas);
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  dataset['playable'] = '';
}
