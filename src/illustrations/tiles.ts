import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER } from './colours.ts';
import { paintBox } from './paint-box.ts';
import { paintTiles, paintTurningTile, TILE, type Tile } from './paint-tiles.ts';
import { move, type Pen, type Programme, progress, rest, type Timeline } from './programme.ts';

const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;
const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const FINISHED_MS = 2600;
export interface Tiles extends Timeline {
  /** The turn of each tile, row by row. */
  turns: number[];
  agent: number;
  /** The figure that the agent works towards, and whether it is complete. */
  figure: number;
  isFinished: boolean;
  /** The visible columns and rows; the agent works on these alone. */
  columns: number;
  rows: number;
  /** The tile that is turning, and by how many quarters. */
  turning: number;
  quarters: number;
  /** The tile that a visitor has clicked. */
  clicked: number | undefined;
}

/** The one tile that moves or comes next to it. */
export interface Mover {
  colour: string;
  /** Where it lies, or lay when it began to turn. */
  tile: Tile;
  /** Quarters that it turns by, clockwise; 0 while it lies. */
  quarters: number;
}

/** Nothing but the mover ever moves, and the field under it changes only when it has turned. */
export interface TileProgramme extends Programme<Tiles> {
  findMover(state: Tiles): Mover;
  /** Paints the tiles as they lie, also where the mover covers one. */
  drawField(pen: Pen, state: Tiles): void;
}

interface Layout {
  columns: number;
  /** The turn of each tile in quarters, row by row: at the start, and in each figure. */
  start: string;
  figures: readonly string[];
  /** The tile where the agent starts. */
  agent: number;
  /** The figure that it works towards first. */
  figure?: number;
  /** Ground on all sides, in tiles, for those that swing over the edge while they turn. */
  margin?: number;
}

/**
 * Tiles that are out of order, and an agent in the accent colour: it walks to the nearest wrong tile and turns it into
 * its figure; once all are right it rests, then starts on the next figure.
 */
export function createTiles(layout: Layout): TileProgramme {
  const { columns, start, figures, agent, figure = 0, margin = 0 } = layout;
  const width = (columns + 2 * margin) * TILE;
  const height = (start.length / columns + 2 * margin) * TILE;

  const tileAt = (tile: number, turn: number): Tile => [
    margin + (tile % columns),
    margin + Math.floor(tile / columns),
    turn,
  ];
  const findTurn = (figure: number, tile: number) => Number(figures[figure % figures.length]![tile]);

  const findMoving = ({ agent, turning, moveMs }: Tiles) => (moveMs ? turning : agent);

  function findMover(state: Tiles): Mover {
    const moving = findMoving(state);
    return {
      colour: moving === state.agent ? ACCENT : PAPER,
      tile: tileAt(moving, state.turns[moving]!),
      quarters: state.moveMs && state.quarters,
    };
  }

  /** Paints all tiles but one; the agent is one of them unless it moves. */
  function drawTiles(pen: Pen, state: Tiles, omitted?: number) {
    const tiles = state.turns.map((turn, tile) => tileAt(tile, turn));
    const lying = findMoving(state) === state.agent ? undefined : state.agent;
    paintBox(pen, INK, 0, 0, width, height);
    paintTiles(
      pen,
      PAPER,
      tiles.filter((_, tile) => tile !== omitted && tile !== lying),
    );
    if (lying !== undefined) paintTiles(pen, ACCENT, [tiles[lying]!]);
  }

  /** Moves the agent one tile towards the nearest wrong one; where there is none, the figure is finished. */
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
      clicked: undefined,
      remainingMs: AFTER_TURN_MS,
      moveMs: 0,
    }),

    next(state) {
      const { turns, agent, clicked, turning, moveMs } = state;
      const error = (findTurn(state.figure, agent) - turns[agent]! + 4) % 4;
      if (moveMs) {
        turns[turning] = (turns[turning]! + state.quarters + 4) % 4;
        rest(state, AFTER_TURN_MS);
      } else if (clicked !== undefined || error) {
        state.turning = clicked ?? agent;
        // The shorter direction.
        const putRight = error > 2 ? -1 : error;
        state.quarters = clicked === undefined ? putRight : 1;
        state.clicked = undefined;
        move(state, TURN_MS + TURN_MS_PER_QUARTER * Math.abs(state.quarters));
      } else walk(state);
    },

    draw(pen, state) {
      const { colour, tile, quarters } = findMover(state);
      const [column, row, turn] = tile;
      drawTiles(pen, state, findMoving(state));
      paintTurningTile(pen, colour, [column, row, turn + (quarters && quarters * progress(state))]);
    },

    drawField: (pen, state) => drawTiles(pen, state),
    findMover,

    turn(state, x, y) {
      state.clicked = Math.floor(x / TILE) + columns * Math.floor(y / TILE);
      if (!state.moveMs) state.remainingMs = 0;
    },

    // A tile counts as seen when most of it is.
    setFrame(state, width, height) {
      state.columns = Math.round(width / TILE);
      state.rows = Math.round(height / TILE);
    },
  };
}
