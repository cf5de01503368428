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

/** How long a turn by so many quarters takes, in ms. */
export const measureTurn = (quarters: number) => TURN_MS + TURN_MS_PER_QUARTER * Math.abs(quarters);

export interface Tiles extends Timeline {
  /** The orientation of each tile, row by row. */
  orientations: number[];
  /** The tile that turned last, or turns next. */
  mover: number;
  /** The figure that is being made, and whether it is complete. */
  figure: number;
  isFinished: boolean;
  /** The visible columns and rows; only their tiles turn. */
  columns: number;
  rows: number;
  /** By how many quarters the mover turns, clockwise. */
  quarters: number;
  /** The tile that waits for a person to turn it; -1 for none. */
  waiting: number;
  /** The tile that waited last; -1 for none. */
  decided: number;
}

/** A tile, and the turn that it makes. */
export interface Mover {
  /** Its place, and its orientation before the turn. */
  tile: Tile;
  /** Quarters that it turns by, clockwise; 0 at rest. */
  quarters: number;
}

/** Only the mover moves, and the field under it changes only when its turn ends. */
export interface TileProgramme extends Programme<Tiles> {
  findMover(state: Tiles): Mover;
  /** The tile that waits for a person, and the turn that it needs. */
  findWaiting(state: Tiles): Mover | undefined;
  /** Call it when a person has turned the tile that waits. */
  decide(state: Tiles): void;
  /** Paints all tiles at rest, including the one that the mover covers, without the one that waits. */
  drawField(pen: Pen, state: Tiles): void;
}

interface Layout {
  columns: number;
  /** The orientation of each tile in quarters, row by row: at the start, and in each figure. */
  start: string;
  figures: readonly string[];
  /** The first tile to turn is the nearest wrong one to this one. */
  mover: number;
  /** The figure that is made first. */
  figure?: number;
  /** The first tile that waits, if tiles wait. Waiting tiles belong to circles of the first figure. */
  waiting?: number;
  /** Empty border on all sides, in tiles, for the corners of turning tiles. */
  margin?: number;
}

/**
 * Tiles turn one at a time, always the nearest wrong one, until they make a figure; after a rest they begin the next.
 * One tile may wait for a person to turn it: until then the other three tiles of its circle stay in place.
 */
export function createTiles(layout: Layout): TileProgramme {
  const { columns, start, figures, mover, figure = 0, margin = 0, waiting = -1 } = layout;
  const mayWait = waiting >= 0;
  const width = (columns + 2 * margin) * TILE;
  const height = (start.length / columns + 2 * margin) * TILE;

  const columnOf = (tile: number) => tile % columns;
  const rowOf = (tile: number) => Math.floor(tile / columns);
  const placeTile = ({ orientations }: Tiles, tile: number): Tile => [
    margin + columnOf(tile),
    margin + rowOf(tile),
    orientations[tile]!,
  ];
  const isVisible = (state: Tiles, tile: number) =>
    columnOf(tile) < state.columns && rowOf(tile) < state.rows;
  const measureDistance = (from: number, to: number) =>
    Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));

  const isSameCircle = (a: number, b: number) =>
    a >= 0 && columnOf(a) >> 1 === columnOf(b) >> 1 && rowOf(a) >> 1 === rowOf(b) >> 1;

  /** The clockwise quarters between a tile and its orientation in the figure: 0 to 3. */
  function findError({ orientations, figure, waiting }: Tiles, tile: number) {
    const aim = figures[isSameCircle(waiting, tile) ? 0 : figure % figures.length]!;
    return (Number(aim[tile]) - orientations[tile]! + 4) % 4;
  }

  /** The same in the shorter direction: -1 to 2. */
  const findQuarters = (state: Tiles, tile: number) => {
    const error = findError(state, tile);
    return error > 2 ? -1 : error;
  };

  function findMover(state: Tiles): Mover {
    return { tile: placeTile(state, state.mover), quarters: state.moveMs && state.quarters };
  }

  function paintField(pen: Pen, state: Tiles, omitted?: number) {
    const resting = [...state.orientations.keys()].filter(
      (tile) => tile !== omitted && tile !== state.waiting,
    );
    const tiles = resting.map((tile) => placeTile(state, tile));
    paintBox(pen, INK, 0, 0, width, height);
    paintTiles(pen, PAPER, tiles);
  }

  /** Turns the mover if it is wrong, else moves on to the nearest wrong tile; without one, the figure is made. */
  function goOn(state: Tiles) {
    const distances = state.orientations.map((_, tile) =>
      tile !== state.waiting && isVisible(state, tile) && findError(state, tile)
        ? measureDistance(state.mover, tile)
        : Infinity,
    );
    const least = Math.min(...distances);
    if (!least) {
      state.quarters = findQuarters(state, state.mover);
      return move(state, measureTurn(state.quarters));
    }
    if (least < Infinity) {
      state.mover = distances.indexOf(least);
      return rest(state, WALK_MS * least);
    }
    if (state.isFinished) startFigure(state);
    state.isFinished = !state.isFinished;
    rest(state, state.isFinished ? FINISHED_MS : WALK_MS);
  }

  function startFigure(state: Tiles) {
    state.figure++;
    if (mayWait && state.waiting < 0) chooseWaiting(state);
  }

  /** Chooses, by the number of the figure, a wrong tile of a visible circle, not in the first or last column. */
  function chooseWaiting(state: Tiles) {
    const offered = [...state.orientations.keys()].filter(
      (tile) =>
        tile !== state.mover &&
        tile !== state.decided &&
        columnOf(tile) % (columns - 1) > 0 &&
        (rowOf(tile) | 1) < state.rows &&
        state.orientations[tile] !== Number(figures[0]![tile]),
    );
    state.waiting = offered[(5 * state.figure) % offered.length] ?? -1;
  }

  return {
    width,
    height,

    start: () => ({
      orientations: [...start].map(Number),
      mover,
      figure,
      isFinished: false,
      columns,
      rows: start.length / columns,
      quarters: 0,
      waiting,
      decided: -1,
      remainingMs: AFTER_TURN_MS,
      moveMs: 0,
    }),

    next(state) {
      if (!state.moveMs) return goOn(state);
      const { orientations, mover, quarters } = state;
      orientations[mover] = (orientations[mover]! + quarters + 4) % 4;
      rest(state, AFTER_TURN_MS);
    },

    draw(pen, state) {
      const { waiting, moveMs, mover, quarters } = state;
      paintField(pen, state, moveMs ? mover : undefined);
      if (waiting >= 0) paintTiles(pen, ACCENT, [placeTile(state, waiting)]);
      if (!moveMs) return;
      const [column, row, orientation] = placeTile(state, mover);
      paintTurningTile(pen, PAPER, [column, row, orientation + quarters * progress(state)]);
    },

    drawField: (pen, state) => paintField(pen, state),
    findMover,

    findWaiting(state) {
      const { waiting } = state;
      if (waiting < 0) return undefined;
      return { tile: placeTile(state, waiting), quarters: findQuarters(state, waiting) };
    },

    decide(state) {
      const { orientations, waiting } = state;
      orientations[waiting] = Number(figures[0]![waiting]);
      state.decided = waiting;
      state.waiting = -1;
    },

    // A tile counts as visible if at least half of it is.
    setFrame(state, width, height) {
      state.columns = Math.round(width / TILE);
      state.rows = Math.round(height / TILE);
      if (state.waiting >= 0 && !isVisible(state, state.waiting)) chooseWaiting(state);
    },
  };
}
