import type { Mover, TileProgramme, Tiles } from '../../illustrations/tiles.ts';

/** Longer rests are not part of an animation: a timer waits for their end. */
const LONG_REST_MS = 1000;

/** Times are in ms from now. */
interface Turn extends Mover {
  /** Negative if the turn is under way. */
  fromMs: number;
  turnMs: number;
}

export interface Plan {
  turn?: Turn;
  endMs: number;
}

/** Plans which tile turns next, and when. Ends with that turn, or before it when another tile begins to wait. */
export function planMoves(programme: TileProgramme, state: Tiles): Plan {
  const ahead = structuredClone(state);
  let endMs = 0;
  for (; endMs < LONG_REST_MS && ahead.waiting === state.waiting; programme.next(ahead)) {
    const { remainingMs, moveMs } = ahead;
    const fromMs = endMs + remainingMs - moveMs;
    endMs += remainingMs;
    if (moveMs) return { turn: { ...programme.findMover(ahead), fromMs, turnMs: moveMs }, endMs };
  }
  return { endMs };
}
