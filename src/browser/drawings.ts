import { type Beat, type Programme, type Region, restMs, step } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';

const PIXEL_RATIO_MAX = 2;
/** A frame that comes later than this does not make a drawing jump. */
const FRAME_MS_MAX = 50;

/** Each steps and paints a drawing, and gives the ms until it changes again. */
const drawings: ((now: number) => number)[] = [];
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * One loop for the drawings of a page. It asks for a frame only while something moves that is seen, and sleeps on one
 * timer between two moves.
 */
function run() {
  const now = performance.now();
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  const wait = Math.min(...drawings.map((advance) => advance(now)));
  const ask = () => {
    frame = requestAnimationFrame(run);
  };
  if (!wait) ask();
  else if (wait < Infinity) timer = setTimeout(ask, wait);
}

function runDrawing(canvas: HTMLCanvasElement) {
  const element = canvas.parentElement!;
  const button = element.querySelector('button');
  const context = canvas.getContext('2d');
  const programme: Programme<Beat> = programmes[element.dataset['drawing'] as DrawingName];
  const { width, height } = programme;
  const state = programme.start();
  if (!context) return;

  let box: DOMRectReadOnly;
  /** CSS px for one unit of the picture. */
  let scale = 0;
  let since = 0;
  let isDrawn = false;
  let isSeen = false;
  let isRunning = false;
  let isStale = true;
  /** What is painted is a part of the present move. */
  let isMoving = false;
  /** A drawing with a button moves by itself, another until it next rests. */
  let isAsked = !!button;

  const mayRun = () => isSeen && !document.hidden && document.documentElement.dataset['motion'] === 'playing';

  function advance(now: number) {
    try {
      const rest = restMs(state);
      const ms = isRunning ? Math.min(now - since, rest + FRAME_MS_MAX) : 0;
      step(programme, state, ms);
      if (ms && !button && restMs(state)) isAsked = false;
      if (ms >= rest) isStale = true;
      since = now;
      isRunning = isAsked && mayRun();
      // Until it first runs, the SVG is the same picture.
      if (isStale && (isRunning || isDrawn)) paint();
    } catch (error) {
      // The SVG comes back.
      isAsked = isRunning = isDrawn = false;
      delete element.dataset['drawn'];
      if (button) button.hidden = true;
      reportError(error);
    }
    return isRunning ? restMs(state) : Infinity;
  }

  function paint() {
    const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
    const columns = Math.round(box.width * ratio);
    const rows = Math.round(box.height * ratio);
    if (canvas.width !== columns || canvas.height !== rows) {
      canvas.width = columns;
      canvas.height = rows;
      isMoving = false;
    }
    const unit = scale * ratio;
    context!.save();
    // Within a move only what moves is painted anew: without graphics hardware that is where the time goes.
    if (isMoving && state.length && programme.findRegion) {
      context!.beginPath();
      // Whole pixels, or the edge would be painted half each time.
      context!.rect(...(programme.findRegion(state).map((length) => Math.floor(length * unit)) as Region));
      context!.clip();
    }
    context!.scale(unit, unit);
    programme.draw(context!, state);
    context!.restore();
    if (!isDrawn) element.dataset['drawn'] = '';
    isDrawn = true;
    isStale = false;
    isMoving = !!state.length;
  }

  function paintAnew() {
    isStale = true;
    isMoving = false;
    run();
  }

  /** A zoom, or a move to another screen, may leave the box as it is. */
  function followRatio() {
    const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    ratio.addEventListener('change', () => [followRatio(), paintAnew()], { once: true });
  }

  canvas.onclick = ({ offsetX, offsetY }) => {
    if (!isRunning) return;
    run();
    programme.turn?.(state, offsetX / scale, offsetY / scale);
    run();
  };
  const link = element.closest('a');
  if (button) button.hidden = false;
  if (link)
    link.onpointerenter = link.onfocus = () => {
      if (isAsked || !mayRun()) return;
      isAsked = true;
      step(programme, state, restMs(state));
      run();
    };

  canvas.oncontextrestored = paintAnew;
  drawings.push(advance);
  followRatio();
  // The picture fills the box and is cropped by it from the top left corner, as the SVG is.
  new ResizeObserver((entries) => {
    box = entries.pop()!.contentRect;
    scale = Math.max(box.width / width, box.height / height);
    programme.setFrame?.(state, box.width / scale, box.height / scale);
    paintAnew();
  }).observe(canvas);
  new IntersectionObserver((entries) => {
    isSeen = entries.pop()!.isIntersecting;
    run();
  }).observe(canvas);
}

/** Begins what has not begun: React draws a page anew when it finds it translated. */
function begin() {
  for (const canvas of document.querySelectorAll('canvas')) if (!canvas.onclick) runDrawing(canvas);
}

document.addEventListener('motionchange', run);
document.addEventListener('visibilitychange', run);
document.addEventListener('awake', begin);
begin();
