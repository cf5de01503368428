import { type Drawing, restMs, step, type Timeline } from '../../illustrations/drawing.ts';
import { paintDrawing } from './paint-drawing.ts';

/** A frame that is late by more counts as late by this much, so that a drawing does not jump. */
const MAX_FRAME_MS = 50;

/**
 * Animates a drawing on its canvas, which hides the still picture. It plays by itself or, with `data-plays="on-hover"`,
 * one move each time the link of its card is hovered or focused. Requests frames only while it is in the window and
 * changes with each; at rest, one timer waits for the next change. If it throws, the still picture is shown for good.
 */
export function animateDrawing(context: CanvasRenderingContext2D, drawing: Drawing<Timeline>) {
  const { canvas } = context;
  const { dataset } = canvas.parentElement!;
  const state = drawing.start();
  const playsOnHover = dataset['plays'] === 'on-hover';
  const link = playsOnHover && canvas.closest('li')?.querySelector('a');
  let box = { width: 0, height: 0 };
  let mayPlay = !playsOnHover;
  let isInWindow = false;
  let isRunning = false;
  let isStale = true;
  /** The canvas is shown instead of the still picture. */
  let isDrawn = false;
  let lastAdvance = 0;
  /** Time until the next paint. */
  let waitMs = 0;
  let hasFailed = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayMove = () =>
    isInWindow && !document.hidden && document.documentElement.dataset['motion'] === 'playing';

  /** Called with each frame, and when the drawing may have to start, to stop or to be painted again. */
  function update() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (hasFailed) return;
    try {
      advance(performance.now());
    } catch (error) {
      hasFailed = true;
      delete dataset['drawn'];
      delete dataset['playable'];
      return reportError(error);
    }
    if (!isRunning) return;
    if (waitMs) timer = setTimeout(requestFrame, waitMs);
    else requestFrame();
  }

  function requestFrame() {
    frame = requestAnimationFrame(update);
  }

  /** Advances to a time in ms, and paints what has changed. */
  function advance(now: number) {
    const ms = isRunning ? Math.min(now - lastAdvance, waitMs + MAX_FRAME_MS) : 0;
    const wasRunning = isRunning;
    step(drawing, state, ms);
    if (ms && playsOnHover && restMs(state)) mayPlay = false;
    waitMs -= ms;
    lastAdvance = now;
    isRunning = mayPlay && mayMove();
    if (waitMs <= 0 || isRunning !== wasRunning) isStale = true;
    if (!isStale || !(isRunning || isDrawn)) return;
    paintDrawing(context, drawing, state, box);
    waitMs = restMs(state);
    if (!isDrawn) dataset['drawn'] = '';
    isDrawn = true;
    isStale = false;
  }

  function playOneMove() {
    if (mayPlay || !mayMove()) return;
    mayPlay = true;
    step(drawing, state, restMs(state));
    update();
  }

  function repaint() {
    isStale = true;
    update();
  }

  canvas.oncontextrestored = repaint;
  followPixelRatio(repaint);
  if (link) link.onpointerenter = link.onfocus = playOneMove;
  new ResizeObserver((entries) => {
    box = entries.at(-1)!.contentRect;
    repaint();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    // Hovered or focused while this file was downloaded.
    if (!isDrawn && link && link.matches(':hover, :focus')) playOneMove();
    update();
  }).observe(canvas);
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  dataset['playable'] = '';
}

/** A window that is moved to another screen may change its pixel ratio alone: then no ResizeObserver fires. */
function followPixelRatio(repaint: () => void) {
  const change = () => {
    followPixelRatio(repaint);
    repaint();
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', change, { once: true });
}
