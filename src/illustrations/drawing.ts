/** Every drawing is a square with this side, in units of its own. */
export const SIDE = 520;

const MOVE_MS = 760;
const MAX_FRAME_MS = 50;

export type Position = readonly [x: number, y: number];

/** An animated drawing of rings, with a line between each two that are closer than `linkDistance`. */
export interface Drawing {
  radius: number;
  linkDistance: number;
  /** The rings move from each pose to the next, and from the last one to the first, without end. */
  poses: readonly Pose[];
}

/** Where the rings rest, and for how long. Each then leaves `delayMs` after the one before it. */
export interface Pose {
  rings: readonly Position[];
  restMs: number;
  delayMs?: number;
}

/** Returns how long a drawing has played after `ms` more. After a stall it goes on from where it was, so that it does not jump. */
export const play = (playedMs: number, ms: number, restMs: number) =>
  playedMs + Math.min(ms, restMs + MAX_FRAME_MS);

/**
 * Finds where the rings are at a time since the start, and how long they then rest: 0 ms while they move. It looks the same on
 * each visit.
 */
export function findMoment(poses: readonly Pose[], ms: number) {
  let elapsedMs = ms % poses.reduce((sum, pose) => sum + measureMs(pose), 0);
  let index = 0;
  while (elapsedMs >= measureMs(poses[index]!)) elapsedMs -= measureMs(poses[index++]!);
  const { rings, restMs, delayMs = 0 } = poses[index]!;
  const next = poses[(index + 1) % poses.length]!;
  return {
    rings: rings.map((ring, i) => ease(ring, next.rings[i]!, (elapsedMs - restMs - i * delayMs) / MOVE_MS)),
    restMs: Math.max(0, restMs - elapsedMs),
  };
}

const measureMs = ({ rings, restMs, delayMs = 0 }: Pose) => restMs + (rings.length - 1) * delayMs + MOVE_MS;

/** A ring at `part` of its move, from 0 to 1, eased in and out (cubic). It stands still before and after. */
function ease([x, y]: Position, [goalX, goalY]: Position, part: number): Position {
  const t = Math.min(1, Math.max(0, part));
  const eased = t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
  return [x + (goalX - x) * eased, y + (goalY - y) * eased];
}
