import { PAPER } from '../../illustrations/colours.ts';
import { paintTurningTile, TILE, type Tile } from '../../illustrations/paint-tiles.ts';
import type { View } from './create-painter.ts';
import type { Plan } from './plan-moves.ts';

/** Exactly the `ease` of the programmes: the halves of its cubic curve, x = t and y = t³. */
const EASE_IN = `cubic-bezier(${1 / 3},0,${2 / 3},0)`;
const EASE_OUT = `cubic-bezier(${1 / 3},1,${2 / 3},1)`;
const HOLD = 'step-end';
/** The transform while no tile turns; the same as in Drawing.css. */
const HIDDEN = 'scale(0)';
/** The last keyframe is held longer than a late paint takes: an animation that ends costs the main thread a frame. */
const HOLD_MS = 1000;
/** In px: more than rounding errors add to a position. */
const EPSILON = 0.001;

/**
 * Turns one tile over the field on the browser's compositor, without the page's main thread: a canvas shows the tile,
 * and a square in the ground's colour hides the field's tile under it. Returns a function that starts a plan.
 */
export function animateMover(frame: HTMLElement) {
  const [ground, canvas] = frame.children as unknown as [HTMLElement, HTMLCanvasElement];
  const context = canvas.getContext('2d')!;
  let animations: Animation[] = [];

  return ({ turn, endMs }: Plan, { unit, ratio }: View, isRunning: boolean) => {
    for (const animation of animations) animation.cancel();
    animations = [];
    if (!turn) return;
    const { tile, quarters, fromMs, turnMs } = turn;
    const size = TILE * unit;
    // In whole pixels, the tile is sharp in every position and orientation.
    const side = Math.round(size);
    canvas.width = canvas.height = side;
    context.scale(side / TILE, side / TILE);
    paintTurningTile(context, PAPER, [0, 0, 0]);

    const startMs = Math.min(0, fromMs);
    const durationMs = endMs - startMs + HOLD_MS;
    const at = (ms: number, transform: string, easing = HOLD) => ({
      offset: (ms - startMs) / durationMs,
      transform,
      easing,
    });
    const [column, row, orientation] = tile;
    const toPx = (place: number) => `${(Math.round(place * size) + side / 2) / ratio - side / 2}px`;
    const turnTo = (part: number, easing?: string) =>
      at(
        fromMs + part * turnMs,
        `translate(${toPx(column)},${toPx(row)}) scale(${1 / ratio}) rotate(${(orientation + part * quarters) * 90}deg)`,
        easing,
      );
    const turns = [at(startMs, HIDDEN), turnTo(0, EASE_IN), turnTo(0.5, EASE_OUT), turnTo(1)];
    const grounds = [at(startMs, HIDDEN), at(fromMs, cover(tile, size, ratio))];

    animations = [ground.animate(hold(grounds), durationMs), canvas.animate(hold(turns), durationMs)];
    for (const animation of animations) {
      animation.currentTime = -startMs;
      if (!isRunning) animation.pause();
    }
  };
}

/** The transform that stretches an element of 1 px over every pixel that a tile touches. */
function cover([column, row]: Tile, size: number, ratio: number) {
  const [left, top] = [column, row].map((place) => Math.floor(place * size + EPSILON));
  const [right, foot] = [column, row].map((place) => Math.ceil((place + 1) * size - EPSILON));
  return `translate(${left! / ratio}px,${top! / ratio}px) scale(${(right! - left!) / ratio},${(foot! - top!) / ratio})`;
}

const hold = (frames: Keyframe[]) => [...frames, { ...frames.at(-1), offset: 1 }];
