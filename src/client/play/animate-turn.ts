import type { Turn } from '../../illustrations/tile-timeline.ts';

const EASE = 'cubic-bezier(.65,0,.35,1)';
/** The last keyframe is held longer than a late timer takes: an animation that ends by itself costs a frame more. */
const HOLD_MS = 1000;

/** Whether the visitor, or else the system, lets things move: see page-script/pause-on-click.ts. */
export const isPlaying = () => document.documentElement.dataset['motion'] === 'playing';

/**
 * Turns a tile on the browser's compositor. The rest is part of the animation: a delay would
 * cost frames of the main thread. Whoever starts the turn ends it, by a timer.
 */
export function animateTurn(tile: HTMLElement, { quarters, restMs, turnMs }: Turn) {
  const duration = restMs + turnMs + HOLD_MS;
  const turned = `${90 * quarters}deg`;
  return tile.animate(
    [
      { rotate: '0deg', offset: 0, easing: 'step-end' },
      { rotate: '0deg', offset: restMs / duration, easing: EASE },
      { rotate: turned, offset: (restMs + turnMs) / duration },
      { rotate: turned, offset: 1 },
    ],
    duration,
  );
}
