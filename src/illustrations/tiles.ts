import { ACCENT, INK, PAPER } from './colours.ts';
import { paintBox } from './paint.ts';
import { paintTiles, paintTurningTile, TILE, type Tile } from './paint-tiles.ts';
import { type Beat, move, type Programme, progress, rest } from './programme.ts';

const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;
const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const FINISHED_MS = 2600;
/** How far a turning tile may swing over its edges, (√2 - 1) / 2 of its side and a little, and how wide it is then. */
const SWING = 25;
const SWUNG = TILE + 2 * SWING;

export interface Tiles extends Beat {
  /** The turn of each tile, row by row. */
  turns: number[];
  agent: number;
  /** Which figure is wanted, and whether it has been reached. */
  figure: number;
  isFinished: boolean;
  /** Columns and rows that are to be seen; the agent works on these alone. */
  columns: number;
  rows: number;
  /** The tile that turns, and by how many quarters. */
  turning: number;
  quarters: number;
  /** The tile that a visitor wants turned. */
  asked: number | undefined;
}

/**
 * A pattern that is out of order, and one red agent that walks from wrong tile to wrong tile and
 * turns each into its figure; once all are right it rests and takes up the next figure.
 * The start and the figures are the turn of each tile in quarters, row by row. A margin, in tiles,
 * is for what a turning tile swings over the edge.
 */
export function createTiles(
  columns: number,
  start: string,
  figures: readonly string[],
  figure: number,
  agent: number,
  margin = 0,
): Programme<Tiles> {
  const width = (columns + 2 * margin) * TILE;
  const height = (start.length / columns + 2 * margin) * TILE;

  const tileAt = (tile: number, turn: number): Tile => [
    margin + (tile % columns),
    margin + Math.floor(tile / columns),
    turn,
  ];
  const findTurn = (figure: number, tile: number) => Number(figures[figure % figures.length]![tile]);

  /** One tile nearer to the nearest wrong one; where there is none, the figure is finished. */
  function walk(state: Tiles) {
    const [agentColumn, agentRow] = tileAt(state.agent, 0);
    let least = Infinity;
    let ahead = 0;
    state.turns.forEach((turn, tile) => {
      const [column, row] = tileAt(tile, turn);
      const way = Math.abs(column - agentColumn) + Math.abs(row - agentRow);
      const isSeen = column < state.columns && row < state.rows;
      if (!isSeen || turn === findTurn(state.figure, tile) || way >= least) return;
      least = way;
      ahead = Math.sign(column - agentColumn) || columns * Math.sign(row - agentRow);
    });
    state.agent += ahead;
    if (ahead) return rest(state, WALK_MS);
    if (state.isFinished) state.figure++;
    state.isFinished = !state.isFinished;
    rest(state, state.isFinished ? FINISHED_MS : WALK_MS);
  }

  return {
    width,
    height,

    start: () => ({
      turns: [...start].map(Number),
      agent,
      figure,
      isFinished: false,
      columns,
      rows: start.length,
      turning: 0,
      quarters: 0,
      asked: undefined,
      left: AFTER_TURN_MS,
      length: 0,
    }),

    next(state) {
      const { turns, agent, asked, turning, length } = state;
      const error = (findTurn(state.figure, agent) - turns[agent]! + 4) % 4;
      if (length) {
        turns[turning] = (turns[turning]! + state.quarters + 4) % 4;
        rest(state, AFTER_TURN_MS);
      } else if (asked !== undefined || error) {
        state.turning = asked ?? agent;
        // The short way.
        const putRight = error > 2 ? -1 : error;
        state.quarters = asked === undefined ? putRight : 1;
        state.asked = undefined;
        move(state, TURN_MS + TURN_MS_PER_QUARTER * Math.abs(state.quarters));
      } else walk(state);
    },

    draw(pen, state) {
      const { turns, agent, turning, length } = state;
      const mover = length ? turning : agent;
      const turn = turns[mover]! + (length && state.quarters * progress(state));
      const tiles = turns.map((own, tile) => tileAt(tile, own));
      paintBox(pen, INK, 0, 0, width, height);
      paintTiles(
        pen,
        PAPER,
        tiles.filter((_, tile) => tile !== agent && tile !== mover),
      );
      if (mover !== agent) paintTiles(pen, ACCENT, [tiles[agent]!]);
      paintTurningTile(pen, mover === agent ? ACCENT : PAPER, tileAt(mover, turn));
    },

    findRegion({ turning }) {
      const [column, row] = tileAt(turning, 0);
      return [column * TILE - SWING, row * TILE - SWING, SWUNG, SWUNG];
    },

    turn(state, x, y) {
      state.asked = Math.floor(x / TILE) + columns * Math.floor(y / TILE);
      if (!state.length) state.left = 0;
    },

    // A tile counts as seen when most of it is.
    setFrame(state, width, height) {
      state.columns = Math.round(width / TILE);
      state.rows = Math.round(height / TILE);
    },
  };
}
