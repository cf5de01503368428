/** The part of the canvas API that drawings use; the SVG pen implements it too. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fillRect'
  | 'fill'
  | 'stroke'
>;

/** The time state of a drawing, which alternates rests and moves. */
export interface Timeline {
  /** What is left of the current rest or move. */
  remainingMs: number;
  /** The whole duration of the current move; 0 at rest. */
  moveMs: number;
}

/** The side of every drawing, a square, in its own units. */
export const SIDE = 520;

/** A deterministic animated drawing: the same each visit, at any size. */
export interface Drawing<State extends Timeline> {
  start(): State;
  /** Ends the current rest or move and begins the next: sets `remainingMs` and `moveMs`. */
  next(state: State): void;
  draw(pen: Pen, state: State): void;
}

/** Advances by `ms` milliseconds. Two short steps give the same state as one long step. */
export function step(drawing: Drawing<Timeline>, state: Timeline, ms: number) {
  while (ms >= state.remainingMs) {
    ms -= state.remainingMs;
    drawing.next(state);
  }
  state.remainingMs -= ms;
}

/** Milliseconds until the picture changes again; 0 while it moves. */
export const restMs = (state: Timeline) => (state.moveMs ? 0 : state.remainingMs);

/** Ease in and out, cubic: 0 to 1 for 0 to 1, held outside. */
export function ease(part: number) {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
}

/** Eased progress of the current move, from 0 to 1. */
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
