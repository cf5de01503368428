import type { Position, Shape } from './shapes.ts';

/** After a longer delay between two frames the drawing goes on from where it was, so that it does not jump. */
const MAX_FRAME_MS = 50;

/** Every drawing is a square with this side, in units of its own. */
export const SIDE = 520;

const MOVE_MS = 760;

/** An animated drawing. It is deterministic, so it looks the same on each visit. */
export interface Drawing {
  /** The elements move from each pose to the next, and from the last one to the first, without end. */
  poses: readonly Pose[];
  /** What is drawn for its elements, which are points. */
  draw(elements: readonly Position[]): Shape[];
}

/** Where the elements rest, and for how long. Each then leaves `delayMs` after the one before it. */
export interface Pose {
  elements: readonly Position[];
  restMs: number;
  delayMs?: number;
}

/** Starts a drawing: its elements at a moment, which `step` changes. */
export function startDrawing({ poses }: Drawing) {
  let index = 0;
  let elapsedMs = 0;
  const pose = () => poses[index]!;
  /** Milliseconds until the picture changes again; 0 while it moves. */
  const remainingRestMs = () => Math.max(0, pose().restMs - elapsedMs);
  const durationMs = ({ elements, restMs, delayMs = 0 }: Pose) =>
    restMs + (elements.length - 1) * delayMs + MOVE_MS;
  return {
    remainingRestMs,
    findElements() {
      const { elements, restMs, delayMs = 0 } = pose();
      const next = poses[(index + 1) % poses.length]!;
      return elements.map((point, i) =>
        ease(point, next.elements[i]!, (elapsedMs - restMs - i * delayMs) / MOVE_MS),
      );
    },
    /** Two short steps lead to the same moment as one long step, unless that is a stall. */
    step(ms: number) {
      elapsedMs += Math.min(ms, remainingRestMs() + MAX_FRAME_MS);
      while (elapsedMs >= durationMs(pose())) {
        elapsedMs -= durationMs(pose());
        index = (index + 1) % poses.length;
      }
    },
  };
}

/** An element at `part` of its move, from 0 to 1, eased in and out (cubic). It stands still before and after. */
function ease([x, y]: Position, [goalX, goalY]: Position, part: number): Position {
  const t = Math.min(1, Math.max(0, part));
  const eased = t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
  return [x + (goalX - x) * eased, y + (goalY - y) * eased];
}
