import type { Turn } from '../../illustrations/tile-turns.ts';

const EASE = 'cubic-bezier(.65,0,.35,1)';
/** The last keyframe outlasts a late timer, because an animation that ends by itself costs one more frame. */
const HOLD_MS = 1000;

/**
 * Turns a tile on the browser's compositor. The rest before the turn is a held keyframe, because a delay would cost
 * frames of the main thread. The caller ends the turn, by a timer.
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
