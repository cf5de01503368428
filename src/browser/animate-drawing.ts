import { type Beat, type Programme, restMs, step } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';
import { createPainter } from './create-painter.ts';

/** A longer gap between two frames counts as this, so that a drawing does not jump. */
const FRAME_MS_MAX = 50;

export interface AnimatedDrawing {
  /** Advances to `now` and paints what has changed; returns the ms until the next change. */
  advance(now: number): number;
  /** Makes the next paint a whole one. */
  invalidate(): void;
}

/**
 * Animates a drawing on its canvas, which hides the still SVG. It plays by itself or, with `data-plays="on-hover"`,
 * one move each time the link around it is hovered or focused. `update` advances all drawings of the page: it is called
 * when this one may have started or stopped.
 */
export function animateDrawing(context: CanvasRenderingContext2D, update: () => void): AnimatedDrawing {
  const { canvas } = context;
  const { dataset } = canvas.parentElement!;
  const link = canvas.closest('a');
  const programme: Programme<Beat> = programmes[dataset['drawing'] as DrawingName];
  const state = programme.start();
  const painter = createPainter(context, programme, state);
  const playsOnHover = dataset['plays'] === 'on-hover';
  let isPlaying = !playsOnHover;
  let isInWindow = false;
  let isRunning = false;
  let isStale = true;
  /** The canvas is shown instead of the SVG. */
  let isDrawn = false;
  let lastAdvance = 0;

  const mayMove = () =>
    isInWindow && !document.hidden && document.documentElement.dataset['motion'] === 'playing';

  function advance(now: number) {
    const rest = restMs(state);
    const ms = isRunning ? Math.min(now - lastAdvance, rest + FRAME_MS_MAX) : 0;
    step(programme, state, ms);
    if (ms && playsOnHover && restMs(state)) isPlaying = false;
    if (ms >= rest) isStale = true;
    lastAdvance = now;
    isRunning = isPlaying && mayMove();
    if (!isStale || !(isRunning || isDrawn)) return;
    painter.paint();
    if (!isDrawn) dataset['drawn'] = '';
    isDrawn = true;
    isStale = false;
  }

  function invalidate() {
    painter.invalidate();
    isStale = true;
  }

  /** After an error: shows the SVG again, for good. */
  function showStill() {
    invalidate();
    isPlaying = isRunning = isDrawn = false;
    delete dataset['drawn'];
    delete dataset['playable'];
  }

  function playOneMove() {
    if (isPlaying || !mayMove()) return;
    isPlaying = true;
    step(programme, state, restMs(state));
    update();
  }

  canvas.onclick = ({ offsetX, offsetY }) => {
    if (!isRunning) return;
    update();
    programme.turn?.(state, painter.toUnits(offsetX), painter.toUnits(offsetY));
    update();
  };
  canvas.oncontextrestored = () => {
    invalidate();
    update();
  };
  if (link) link.onpointerenter = link.onfocus = playOneMove;
  new ResizeObserver((entries) => {
    painter.fit(entries.at(-1)!.contentRect);
    invalidate();
    update();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(canvas);
  dataset['playable'] = '';

  return {
    advance(now) {
      try {
        advance(now);
      } catch (error) {
        showStill();
        reportError(error);
      }
      return isRunning ? restMs(state) : Infinity;
    },
    invalidate,
  };
}
