import { type Beat, type Programme, restMs, step } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';
import { createPainter } from './create-painter.ts';

/** A frame that comes later than this does not make a drawing jump. */
const FRAME_MS_MAX = 50;

export interface AnimatedDrawing {
  /** Lets the time since the last call pass and paints what has changed; gives the ms until it changes again. */
  advance(now: number): number;
  /** Has the whole picture painted again. */
  spoil(): void;
}

/**
 * Moves a drawing of the page on and paints it on the canvas, which then covers the still SVG. It plays by itself,
 * or, with `data-plays="on-hover"`, one move each time the link around it is pointed at or focused. `update` advances
 * all drawings of the page: it is called when this one may have begun or ceased to move.
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
  /** The canvas has taken over from the SVG. */
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

  function spoil() {
    painter.spoil();
    isStale = true;
  }

  /** Brings the still SVG back. */
  function giveUp() {
    spoil();
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
    spoil();
    update();
  };
  if (link) link.onpointerenter = link.onfocus = playOneMove;
  new ResizeObserver((entries) => {
    painter.fit(entries.at(-1)!.contentRect);
    spoil();
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
        giveUp();
        reportError(error);
      }
      return isRunning ? restMs(state) : Infinity;
    },
    spoil,
  };
}
