const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const FINISHED_MS = 2600;
const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;

export interface Tiles {
  /** As in tile-grids.ts. */
  corners: number[];
  /** The tile that turned last. */
  last: number;
  /** The number of the figure that is being made. */
  figure: number;
}

/** After a rest, a tile turns by some quarters, clockwise; by 0 when a figure is finished. */
export interface Turn {
  tile: number;
  quarters: number;
  restMs: number;
  turnMs: number;
}

/** The quarters from one corner to another in the shorter direction, clockwise: -1 to 2. */
export const countQuarters = (from: number, to: number) => ((to - from + 5) % 4) - 1;

/** Finds the turn that comes next: of the wrong tile that is nearest to the last one, among those in the window. */
export function findNextTurn(
  columns: number,
  figures: readonly string[],
  { corners, last, figure }: Tiles,
  isInWindow: (tile: number) => boolean,
): Turn {
  const aims = figures[figure % figures.length]!;
  const findError = (tile: number) =>
    aims[tile] === '-' ? 0 : countQuarters(corners[tile]!, Number(aims[tile]));
  const measureDistance = (tile: number) =>
    Math.abs((tile % columns) - (last % columns)) +
    Math.abs(Math.floor(tile / columns) - Math.floor(last / columns));

  const wrong = [...corners.keys()].filter((tile) => isInWindow(tile) && findError(tile));
  if (!wrong.length) return { tile: last, quarters: 0, restMs: FINISHED_MS, turnMs: 0 };
  const distance = Math.min(...wrong.map(measureDistance));
  const tile = wrong.find((each) => measureDistance(each) === distance)!;
  const quarters = findError(tile);
  return {
    tile,
    quarters,
    restMs: AFTER_TURN_MS + WALK_MS * distance,
    turnMs: TURN_MS + TURN_MS_PER_QUARTER * Math.abs(quarters),
  };
}

/** What tiles are after a turn; the rest on a finished figure ends with the next figure. */
export function endTurn({ corners, figure }: Tiles, { tile, quarters }: Turn): Tiles {
  return {
    corners: corners.map((corner, each) => (each === tile ? (corner + quarters + 4) % 4 : corner)),
    last: tile,
    figure: quarters ? figure : figure + 1,
  };
}
