/** All that a programme may paint with: a canvas gives it, and so does the pen that writes SVG. */
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

/** Where a programme is in time. Every programme rests, moves, rests, moves. */
export interface Beat {
  /** ms that are left of the present rest or move */
  left: number;
  /** ms that the present move takes as a whole; 0 at rest */
  length: number;
}

export type Region = [x: number, y: number, width: number, height: number];

/** A drawing that follows a rule: the same one each visit, whatever the size it is shown at. */
export interface Programme<State extends Beat> {
  /** The picture in its own units, which are also those of the SVG's viewBox. */
  readonly width: number;
  readonly height: number;
  start(): State;
  /** Ends the present rest or move and begins the next: sets `left` and `length`. */
  next(state: State): void;
  draw(pen: Pen, state: State): void;
  /** The rectangle that the present move keeps to by a unit at least; the whole picture unless said. */
  findRegion?(state: State): Region;
  /** A visitor turns what stands at this point, in units. */
  turn?(state: State, x: number, y: number): void;
  /** How much of the picture is to be seen, from its top left corner, in units. */
  setFrame?(state: State, width: number, height: number): void;
}

/** Lets `ms` milliseconds pass. Two short steps come to the same as one long. */
export function step(programme: Programme<Beat>, state: Beat, ms: number) {
  while (ms >= state.left) {
    ms -= state.left;
    programme.next(state);
  }
  state.left -= ms;
}

/** Milliseconds until the picture changes again; 0 while it moves. */
export const restMs = (state: Beat) => (state.length ? 0 : state.left);

/** Ease in and out, cubic: 0 to 1 for 0 to 1, held outside. */
export function ease(part: number) {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3;
}

/** How far the present move has come, eased, from 0 to 1. */
export const progress = (state: Beat) => ease(1 - state.left / state.length);

/** The point that is `part` of the way from one to another. */
export const mix = (
  [x, y]: readonly [number, number],
  [goalX, goalY]: readonly [number, number],
  part: number,
) => [x + (goalX - x) * part, y + (goalY - y) * part] as const;

/** Begins a rest of `ms`. */
export function rest(state: Beat, ms: number) {
  state.left = ms;
  state.length = 0;
}

/** Begins a move of `ms`. */
export function move(state: Beat, ms: number) {
  state.left = state.length = ms;
}

/** A number from 0 up to 1 that looks like chance and is the same each visit. */
export function hash(a: number, b: number) {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
