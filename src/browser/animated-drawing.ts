import { type Beat, type Programme, type Region, restMs, step } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';

const PIXEL_RATIO_MAX = 2;
/** A frame that comes later than this does not make a drawing jump. */
const FRAME_MS_MAX = 50;

/**
 * A drawing of the page: moves its programme on and paints it on the canvas, which then covers the still SVG. It plays
 * by itself, or, with `data-plays="on-hover"`, one move each time the link around it is pointed at or focused.
 */
export class AnimatedDrawing {
  private readonly element: HTMLElement;
  private readonly programme: Programme<Beat>;
  private readonly state: Beat;
  private readonly playsOnHover: boolean;
  private box = { width: 0, height: 0 };
  /** CSS px for one unit of the picture. */
  private scale = 0;
  private lastAdvance = 0;
  /** What stands on the page: the still SVG, or the canvas as it was painted last, at rest or within a move. */
  private shown: 'svg' | 'rest' | 'move' = 'svg';
  private isInWindow = false;
  private isPlaying: boolean;
  private isRunning = false;
  private isStale = true;

  /** `update` advances all drawings of the page: called when this one may have begun or ceased to move. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly context: CanvasRenderingContext2D,
    private readonly update: () => void,
  ) {
    this.element = canvas.parentElement!;
    this.programme = programmes[this.element.dataset['drawing'] as DrawingName];
    this.state = this.programme.start();
    this.playsOnHover = this.element.dataset['plays'] === 'on-hover';
    this.isPlaying = !this.playsOnHover;
    this.element.dataset['playable'] = '';
    this.listen();
    this.observe();
  }

  /** Lets the time since the last call pass and paints what has changed; gives the ms until it changes again. */
  advance(now: number) {
    try {
      const rest = restMs(this.state);
      const ms = this.isRunning ? Math.min(now - this.lastAdvance, rest + FRAME_MS_MAX) : 0;
      step(this.programme, this.state, ms);
      if (ms && this.playsOnHover && restMs(this.state)) this.isPlaying = false;
      if (ms >= rest) this.isStale = true;
      this.lastAdvance = now;
      this.isRunning = this.isPlaying && this.mayMove();
      if (this.isStale && (this.isRunning || this.shown !== 'svg')) this.paint();
    } catch (error) {
      this.giveUp();
      reportError(error);
    }
    return this.isRunning ? restMs(this.state) : Infinity;
  }

  /** Paints the whole picture again: the canvas has lost it, or has another size. */
  repaint() {
    this.isStale = true;
    if (this.shown === 'move') this.shown = 'rest';
  }

  private mayMove() {
    return this.isInWindow && !document.hidden && document.documentElement.dataset['motion'] === 'playing';
  }

  private paint() {
    const { canvas, context, programme, state, box, element } = this;
    const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
    const columns = Math.round(box.width * ratio);
    const rows = Math.round(box.height * ratio);
    const isResized = canvas.width !== columns || canvas.height !== rows;
    if (isResized) Object.assign(canvas, { width: columns, height: rows });
    const unit = this.scale * ratio;
    context.save();
    // Within a move only what moves is painted again: without graphics hardware that is where the time goes.
    if (!isResized && this.shown === 'move' && state.length && programme.findRegion) {
      context.beginPath();
      // Whole pixels, or the edge would be painted half each time.
      context.rect(...(programme.findRegion(state).map((length) => Math.floor(length * unit)) as Region));
      context.clip();
    }
    context.scale(unit, unit);
    programme.draw(context, state);
    context.restore();
    if (this.shown === 'svg') element.dataset['drawn'] = '';
    this.shown = state.length ? 'move' : 'rest';
    this.isStale = false;
  }

  /** Brings the still SVG back. */
  private giveUp() {
    this.isPlaying = this.isRunning = false;
    this.shown = 'svg';
    delete this.element.dataset['drawn'];
    delete this.element.dataset['playable'];
  }

  private listen() {
    const { canvas, programme, state } = this;
    canvas.addEventListener('click', ({ offsetX, offsetY }) => {
      if (!this.isRunning) return;
      this.update();
      programme.turn?.(state, offsetX / this.scale, offsetY / this.scale);
      this.update();
    });
    canvas.addEventListener('contextrestored', () => {
      this.repaint();
      this.update();
    });
    if (!this.playsOnHover) return;
    const link = this.element.closest('a');
    for (const type of ['pointerenter', 'focus']) link?.addEventListener(type, () => this.playOneMove());
  }

  private playOneMove() {
    if (this.isPlaying || !this.mayMove()) return;
    this.isPlaying = true;
    step(this.programme, this.state, restMs(this.state));
    this.update();
  }

  private observe() {
    const { canvas, programme, state } = this;
    // The picture fills the box and is cropped by it from the top left corner, as the SVG is.
    new ResizeObserver((entries) => {
      const box = entries.at(-1)!.contentRect;
      this.box = box;
      this.scale = Math.max(box.width / programme.width, box.height / programme.height);
      programme.setFrame?.(state, box.width / this.scale, box.height / this.scale);
      this.repaint();
      this.update();
    }).observe(canvas);
    new IntersectionObserver((entries) => {
      this.isInWindow = entries.at(-1)!.isIntersecting;
      this.update();
    }).observe(canvas);
  }
}
