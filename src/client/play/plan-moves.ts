import type { Tile } from '../../illustrations/paint-tiles.ts';
import type { TileProgramme, Tiles } from '../../illustrations/tiles.ts';

/** A longer rest is waited for, not animated. */
const LONG_REST_MS = 1000;

/** From a time on, the mover lies on a place or turns there. Times are in ms from now. */
export interface Stop {
  fromMs: number;
  tile: Tile;
  quarters: number;
  turnMs: number;
}

export interface Plan {
  /** The first is now, or under way. */
  stops: Stop[];
  endMs: number;
}

/**
 * What the mover does next: it walks to a tile and turns it. There the plan ends, for what lies under the mover has
 * changed; so it does before another mover.
 */
export function planMoves(programme: TileProgramme, state: Tiles): Plan {
  const ahead = structuredClone(state);
  const { colour } = programme.findMover(ahead);
  const stops: Stop[] = [];
  let endMs = 0;
  for (let hasTurned = false; !hasTurned && endMs < LONG_REST_MS; programme.next(ahead)) {
    const { remainingMs, moveMs } = ahead;
    const { tile, quarters, ...mover } = programme.findMover(ahead);
    if (mover.colour !== colour) break;
    hasTurned = moveMs > 0;
    const isSame = !hasTurned && `${tile}` === `${stops.at(-1)?.tile}`;
    if (!isSame)
      stops.push({ fromMs: endMs - (moveMs && moveMs - remainingMs), tile, quarters, turnMs: moveMs });
    endMs += remainingMs;
  }
  return { stops, endMs };
}
