import { PAPER, RED } from './colours.ts';
import { paintTiles, paintTurningTile, TILE } from './paint-tiles.ts';
import { type Beat, move, type Programme, progress, rest } from './programme.ts';

const REST_MS = 1900;
const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;
/** What a turning tile swings over the square's edge. */
const MARGIN = 24;
/** The turn at which the odd tile would close the ring. It passes there and never rests. */
export const FITTING_TURN = 3;

export interface Ring extends Beat {
  /** The turn of the odd tile, and by how many quarters it moves. */
  turn: number;
  quarters: number;
}

/** Three quarters of a ring, and a red one that never fits. */
export const ring: Programme<Ring> = {
  x: -MARGIN,
  y: -MARGIN,
  width: 2 * (TILE + MARGIN),
  height: 2 * (TILE + MARGIN),

  start: () => ({ turn: 0, quarters: 0, left: REST_MS, length: 0 }),

  next(state) {
    if (state.length) {
      state.turn = (state.turn + state.quarters) % 4;
      return rest(state, REST_MS);
    }
    state.quarters = state.turn + 1 === FITTING_TURN ? 2 : 1;
    move(state, TURN_MS + TURN_MS_PER_QUARTER * state.quarters);
  },

  draw(pen, state) {
    paintTiles(pen, PAPER, [
      [0, 0, 2],
      [0, 1, 1],
      [1, 1, 0],
    ]);
    if (!state.length) return paintTiles(pen, RED, [[1, 0, state.turn]]);
    paintTurningTile(pen, RED, [1, 0, state.turn + state.quarters * progress(state)]);
  },
};
