import type { Scene } from './drawing.ts';
import type { Position } from './shapes.ts';

const MOVE_MS = 760;

export const rest = (ms: number, elements: readonly Position[]): Scene => ({
  ms,
  isRest: true,
  findElements: () => elements,
});

/**
 * Moves each element to its goal. Each one begins `delayMs` after the one before it. Those at the front that already are
 * at their goal delay nothing, because that would be a rest.
 */
export function move(from: readonly Position[], to: readonly Position[], delayMs = 0): Scene {
  const first = to.findIndex((goal, i) => goal.join() !== from[i]!.join());
  return {
    ms: (to.length - 1 - first) * delayMs + MOVE_MS,
    findElements: (ms) => from.map((point, i) => ease(point, to[i]!, (ms - (i - first) * delayMs) / MOVE_MS)),
  };
}

/** An element at `part` of its move, from 0 to 1, eased in and out (cubic). It stands still before and after. */
function ease([x, y]: Position, [goalX, goalY]: Position, part: number): Position {
  const t = Math.min(1, Math.max(0, part));
  const eased = t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
  return [x + (goalX - x) * eased, y + (goalY - y) * eased];
}
