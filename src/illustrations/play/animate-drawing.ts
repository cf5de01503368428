import { type Phase, type Programme, restMs, step } from '../programme.ts';
import { type DrawingName, programmes } from '../programmes.ts';
import { createPainter } from './create-painter.ts';

/** A longer gap between two frames counts as this, so that a drawing does not jump. */
const FRAME_MS_MAX = 50;

/**
 * Animates a drawing on its canvas, which hides the still SVG. It plays by itself or, with `data-plays="on-hover"`,
 * one move each time the link around it is hovered or focused. `update` advances all drawings of the page: it is called
 * when this one may have started or stopped. Returns what advances this one to `now`, paints what has changed, and
 * returns the ms until the next change.
 */
export function animateDrawing(context: CanvasRenderingContext2D, update: () => void) {
  const { canvas } = context;
  const { dataset } = canvas.parentElement!;
  const link = canvas.closest('a');
  const programme: Programme<Phase> = programmes[dataset['drawing'] as DrawingName];
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

  function playOneMove() {
    if (isPlaying || !mayMove()) return;
    isPlaying = true;
    step(programme, state, restMs(state));
    update();
  }

  function repaint() {
    painter.invalidate();
    isStale = true;
    update();
  }

  canvas.onclick = ({ offsetX, offsetY }) => {
    if (!isRunning) return;
    update();
    programme.turn?.(state, painter.toUnits(offsetX), painter.toUnits(offsetY));
    update();
  };
  canvas.oncontextrestored = repaint;
  followPixelRatio(repaint);
  if (link) link.onpointerenter = link.onfocus = playOneMove;
  new ResizeObserver((entries) => {
    painter.fit(entries.at(-1)!.contentRect);
    repaint();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(canvas);
  dataset['playable'] = '';

  return (now: number) => {
    const rest = restMs(state);
    const ms = isRunning ? Math.min(now - lastAdvance, rest + FRAME_MS_MAX) : 0;
    step(programme, state, ms);
    if (ms && playsOnHover && restMs(state)) isPlaying = false;
    if (ms >= rest) isStale = true;
    lastAdvance = now;
    isRunning = isPlaying && mayMove();
    if (isStale && (isRunning || isDrawn)) {
      painter.paint();
      if (!isDrawn) dataset['drawn'] = '';
      isDrawn = true;
      isStale = false;
    }
    return isRunning ? restMs(state) : Infinity;
  };
}

/** Another screen may change the pixel ratio and no size, so that no ResizeObserver fires. */
function followPixelRatio(repaint: () => void) {
  const change = () => {
    followPixelRatio(repaint);
    repaint();
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', change, { once: true });
}
