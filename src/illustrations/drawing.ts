import type { Shape } from './shapes.ts';

/** Every drawing is a square with this side, in units of its own. */
export const SIDE = 520;

const MOVE_MS = 760;

/** Two numbers from which an element is drawn, such as its position in units. */
export type Pair = readonly [number, number];

/** A rest or a move. */
export interface Scene {
  ms: number;
  isRest?: boolean;
  /** The elements at so many milliseconds from the beginning of the scene. */
  findElements(ms: number): readonly Pair[];
}

/** An animated drawing. It is deterministic, so it looks the same on each visit. */
export interface Drawing {
  /** One scene after the other, without end. */
  play(): Iterator<Scene, never>;
  draw(elements: readonly Pair[]): Shape[];
}

/** A drawing at a moment. */
export type Playback = ReturnType<typeof start>;

export function start(drawing: Drawing) {
  const scenes = drawing.play();
  return { scenes, scene: scenes.next().value, elapsedMs: 0 };
}

/** Advances by `ms` milliseconds. Two short steps lead to the same moment as one long step. */
export function step(playback: Playback, ms: number) {
  playback.elapsedMs += ms;
  while (playback.elapsedMs >= playback.scene.ms) {
    playback.elapsedMs -= playback.scene.ms;
    playback.scene = playback.scenes.next().value;
  }
}

/** Milliseconds until the picture changes again; 0 while it moves. */
export const restMs = ({ scene, elapsedMs }: Playback) => (scene.isRest ? scene.ms - elapsedMs : 0);

export const findElements = ({ scene, elapsedMs }: Playback) => scene.findElements(elapsedMs);

export const rest = (ms: number, elements: readonly Pair[]): Scene => ({
  ms,
  isRest: true,
  findElements: () => elements,
});

/**
 * Moves each element to its goal. Each one begins `delayMs` after the one before it. Those at the front that already are
 * at their goal delay nothing, because that would be a rest.
 */
export function move(from: readonly Pair[], to: readonly Pair[], delayMs = 0): Scene {
  const first = to.findIndex((goal, i) => goal.join() !== from[i]!.join());
  return {
    ms: (to.length - 1 - first) * delayMs + MOVE_MS,
    findElements: (ms) => from.map((pair, i) => ease(pair, to[i]!, (ms - (i - first) * delayMs) / MOVE_MS)),
  };
}

/** An element at `part` of its move, from 0 to 1, eased in and out (cubic). It stands still before and after. */
function ease([x, y]: Pair, [goalX, goalY]: Pair, part: number): Pair {
  const t = Math.min(1, Math.max(0, part));
  const eased = t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
  return [x + (goalX - x) * eased, y + (goalY - y) * eased];
}
