import { INK, PAPER, RED } from './colours.ts';
import { paintTiles, paintTurningTile, TILE, type Tile } from './paint-tiles.ts';
import { type Beat, hash, move, type Programme, progress, rest } from './programme.ts';

const WRONG_SHARE = 0.42;
const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;
const VISITOR_TURN_MS = 380;
const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const ARRIVAL_MS = 200;
const FINISHED_MS = 2600;

/** The turn that a tile should have, by its place. */
export type Figure = (column: number, row: number) => number;

export interface Tiles extends Beat {
  /** The turn of each tile, row by row. */
  turns: number[];
  agent: number;
  figure: number;
  /** Columns and rows that are to be seen; the agent works on these alone. */
  columns: number;
  rows: number;
  /** The tile that turns, and by how many quarters; the tile that a visitor wants turned, or -1. */
  turning: number;
  quarters: number;
  asked: number;
}

/**
 * A pattern that is out of order, and one red agent that walks from wrong tile to wrong tile and
 * turns each into its figure; once all are right it rests and takes up the next figure.
 */
export function createTiles(
  columns: number,
  rows: number,
  figures: readonly Figure[],
  first: number,
  agent: number,
): Programme<Tiles> {
  const wanted = (state: Tiles, tile: number) =>
    figures[state.figure % figures.length]!(tile % columns, Math.floor(tile / columns));
  const tileAt = (tile: number, turn: number): Tile => [tile % columns, Math.floor(tile / columns), turn];

  function turnTile(state: Tiles, tile: number, quarters: number, ms: number) {
    state.turning = tile;
    state.quarters = quarters;
    move(state, ms);
  }

  function findNearestWrong(state: Tiles) {
    let nearest = -1;
    let least = Infinity;
    state.turns.forEach((turn, tile) => {
      const [column, row] = tileAt(tile, turn);
      const [agentColumn, agentRow] = tileAt(state.agent, turn);
      const way = Math.abs(column - agentColumn) + Math.abs(row - agentRow) + hash(tile, 7) / 2;
      if (column < state.columns && row < state.rows && turn !== wanted(state, tile) && way < least) {
        nearest = tile;
        least = way;
      }
    });
    return nearest;
  }

  function walk(state: Tiles) {
    const goal = findNearestWrong(state);
    if (goal < 0) {
      state.figure++;
      return rest(state, FINISHED_MS);
    }
    const [column, row] = tileAt(goal, 0);
    const [agentColumn, agentRow] = tileAt(state.agent, 0);
    state.agent += Math.sign(column - agentColumn) || columns * Math.sign(row - agentRow);
    rest(state, state.agent === goal ? ARRIVAL_MS : WALK_MS);
  }

  return {
    width: columns * TILE,
    height: rows * TILE,

    start() {
      const state: Tiles = {
        ...{ turns: [], agent, figure: first, columns, rows },
        ...{ turning: -1, quarters: 0, asked: -1, left: AFTER_TURN_MS, length: 0 },
      };
      for (let tile = 0; tile < columns * rows; tile++) {
        const right = wanted(state, tile);
        const wrong = hash(tile + 1, columns + first) < WRONG_SHARE;
        state.turns.push(wrong ? (right + 1 + Math.floor(hash(tile, 3) * 3)) % 4 : right);
      }
      state.turns[agent] = (wanted(state, agent) + 1) % 4;
      return state;
    },

    next(state) {
      const { turns, agent, asked, turning } = state;
      const error = (wanted(state, agent) - turns[agent]! + 4) % 4;
      if (state.length) {
        turns[turning] = (turns[turning]! + state.quarters + 4) % 4;
        rest(state, AFTER_TURN_MS);
      } else if (asked >= 0) {
        state.asked = -1;
        turnTile(state, asked, 1, VISITOR_TURN_MS);
      } else if (error) {
        const quarters = error > 2 ? -1 : error;
        turnTile(state, agent, quarters, TURN_MS + TURN_MS_PER_QUARTER * Math.abs(quarters));
      } else walk(state);
    },

    draw(pen, state) {
      const { turns, agent, turning } = state;
      const stays = (tile: number) => !state.length || tile !== turning;
      pen.fillStyle = INK;
      pen.fillRect(0, 0, columns * TILE, rows * TILE);
      const standing = turns.flatMap((turn, tile) =>
        tile !== agent && stays(tile) ? [tileAt(tile, turn)] : [],
      );
      paintTiles(pen, PAPER, standing);
      if (stays(agent)) paintTiles(pen, RED, [tileAt(agent, turns[agent]!)]);
      if (!state.length) return;
      const turn = turns[turning]! + state.quarters * progress(state);
      paintTurningTile(pen, turning === agent ? RED : PAPER, tileAt(turning, turn));
    },

    turn(state, x, y) {
      const column = Math.floor(x / TILE);
      const row = Math.floor(y / TILE);
      if (column < 0 || row < 0 || column >= columns || row >= rows) return;
      state.asked = column + columns * row;
      if (!state.length) state.left = 0;
    },

    // A tile counts as seen when most of it is.
    setFrame(state, width, height) {
      state.columns = Math.min(columns, Math.max(1, Math.round(width / TILE)));
      state.rows = Math.min(rows, Math.max(1, Math.round(height / TILE)));
    },
  };
}
