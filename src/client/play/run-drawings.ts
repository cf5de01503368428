import { drawRings } from '../../illustrations/draw-rings.ts';
import { type Drawing, findMoment, play, SIDE } from '../../illustrations/drawing.ts';
import { drawings } from '../../illustrations/drawings.ts';

/** Nobody sees a difference above this ratio. */
const MAX_PIXEL_RATIO = 2;

const root = document.documentElement;

/** Starts the drawings of the page once, and shows the button that pauses them. */
export function runDrawings() {
  if ('playable' in root.dataset) return;
  root.dataset['playable'] = '';
  for (const box of document.querySelectorAll<HTMLElement>('[data-drawing]'))
    animate(box.querySelector('canvas')!, drawings[box.dataset['drawing'] as keyof typeof drawings]);
}

/**
 * Animates a drawing on a canvas, whose first frame replaces the still picture. Requests frames only while the drawing moves;
 * while it rests, one timer waits for the next move.
 */
function animate(canvas: HTMLCanvasElement, drawing: Drawing) {
  const context = canvas.getContext('2d')!;
  let playedMs = 0;
  let moment = findMoment(drawing.poses, playedMs);
  let advancedAt = 0;
  let isInWindow = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Lets it move while it is in the window, the page is visible, and page-script/pause-on-click.ts has not paused motion. */
  function update() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!isInWindow || document.hidden || root.dataset['motion'] !== 'playing') return;
    advancedAt = performance.now();
    advance();
  }

  function advance() {
    const now = performance.now();
    playedMs = play(playedMs, now - advancedAt, moment.restMs);
    advancedAt = now;
    moment = findMoment(drawing.poses, playedMs);
    paint();
    if (moment.restMs) timer = setTimeout(advance, moment.restMs);
    else frame = requestAnimationFrame(advance);
  }

  /** Gives the canvas the resolution of the screen, and paints. Like the still picture, the drawing is cropped from the top left. */
  function paint() {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio);
    // This clears the canvas, too.
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    const unit = Math.max(canvas.width, canvas.height) / SIDE;
    context.scale(unit, unit);
    context.lineCap = 'round';
    for (const { d, stroke, width } of drawRings(drawing, moment.rings)) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(new Path2D(d));
    }
  }

  // In forced colours, a canvas has no box, so it is not in the window.
  new IntersectionObserver((entries) => {
    isInWindow = entries.at(-1)!.isIntersecting;
    update();
  }).observe(canvas);
  document.addEventListener('motionchange', update);
  document.addEventListener('visibilitychange', update);
  // While it rests or is paused, nothing else would paint it in its new size.
  addEventListener('resize', paint);
}
