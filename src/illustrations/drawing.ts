import type { Shape } from './shapes.ts';

/** Where a drawing stands in time. It rests and moves in turn. */
export interface Timeline {
  /** How long the current rest or move still takes. */
  remainingMs: number;
  /** The duration of the whole current move; 0 at rest. */
  moveMs: number;
}

/** Every drawing is a square with this side, in units of its own. */
export const SIDE = 520;

/** An animated drawing. It is deterministic, so it looks the same on each visit. */
export interface Drawing<State extends Timeline> {
  start(): State;
  /** Ends the current rest or move and begins the next: sets `remainingMs` and `moveMs`. */
  next(state: State): void;
  draw(state: State): Shape[];
}

/** Advances a drawing by `ms` milliseconds. Two short steps give the same state as one long step. */
export function step(drawing: Drawing<Timeline>, state: Timeline, ms: number) {
  while (ms >= state.remainingMs) {
    ms -= state.remainingMs;
    drawing.next(state);
  }
  state.remainingMs -= ms;
}

/** Milliseconds until the picture changes again; 0 while it moves. */
export const restMs = (state: Timeline) => (state.moveMs ? 0 : state.remainingMs);

/** Eases in and out (cubic): maps 0…1 to 0…1, and clamps values outside. */
export function ease(part: number) {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
}

/** The eased progress of the current move, from 0 to 1. */
export const progress = (state: Timeline) => ease(1 - state.remainingMs / state.moveMs);

/** Begins a rest of `ms`. */
export function rest(state: Timeline, ms: number) {
  state.remainingMs = ms;
  state.moveMs = 0;
}

/** Begins a move of `ms`. */
export function move(state: Timeline, ms: number) {
  state.remainingMs = state.moveMs = ms;
}
