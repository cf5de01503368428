import type { Position, Shape } from './shapes.ts';

/** After a longer delay between two frames the drawing goes on from where it was, so that it does not jump. */
export const MAX_FRAME_MS = 50;

/** Every drawing is a square with this side, in units of its own. */
export const SIDE = 520;

/** An animated drawing. It is deterministic, so it looks the same on each visit. */
export interface Drawing {
  /** One scene after the other, without end. */
  play(): Iterator<Scene, never>;
  /** What is drawn for its elements, which are points. */
  draw(elements: readonly Position[]): Shape[];
}

/** A rest or a move. */
export interface Scene {
  ms: number;
  isRest?: boolean;
  /** The elements at so many milliseconds from the beginning of the scene. */
  findElements(ms: number): readonly Position[];
}

/** Starts a drawing: its elements at a moment, which `step` changes. */
export function startDrawing({ play }: Drawing) {
  const scenes = play();
  let scene = scenes.next().value;
  let elapsedMs = 0;
  /** Milliseconds until the picture changes again; 0 while it moves. */
  const restMs = () => (scene.isRest ? scene.ms - elapsedMs : 0);
  return {
    findElements: () => scene.findElements(elapsedMs),
    restMs,
    /** Two short steps lead to the same moment as one long step, unless that is a stall. */
    step(ms: number) {
      elapsedMs += Math.min(ms, restMs() + MAX_FRAME_MS);
      while (elapsedMs >= scene.ms) {
        elapsedMs -= scene.ms;
        scene = scenes.next().value;
      }
    },
  };
}
