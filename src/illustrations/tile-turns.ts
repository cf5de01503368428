const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const FINISHED_MS = 2600;
const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;

export interface Tiles {
  /** The corners as in tile-grids.ts. */
  corners: number[];
  /** The tile that turned last. */
  last: number;
  /** The number of the pattern that the tiles are forming. */
  pattern: number;
}

/** A rest, then a turn of one tile by some quarters clockwise. A finished pattern rests without a turn: 0 quarters. */
export interface Turn {
  tile: number;
  quarters: number;
  restMs: number;
  turnMs: number;
}

/** Chooses the next turn: among the visible tiles that are wrong, the one nearest to the last turns. */
export function findNextTurn(
  columns: number,
  patterns: readonly string[],
  { corners, last, pattern }: Tiles,
  isVisible: (tile: number) => boolean,
): Turn {
  const aims = patterns[pattern % patterns.length]!;
  const countQuartersLeft = (tile: number) =>
    aims[tile] === '-' ? 0 : countQuarters(corners[tile]!, Number(aims[tile]));
  const measureDistance = (tile: number) =>
    Math.abs((tile % columns) - (last % columns)) +
    Math.abs(Math.floor(tile / columns) - Math.floor(last / columns));

  const [tile] = [...corners.keys()]
    .filter((each) => isVisible(each) && countQuartersLeft(each))
    .sort((one, other) => measureDistance(one) - measureDistance(other));
  if (tile === undefined) return { tile: last, quarters: 0, restMs: FINISHED_MS, turnMs: 0 };
  const quarters = countQuartersLeft(tile);
  return {
    tile,
    quarters,
    restMs: AFTER_TURN_MS + WALK_MS * measureDistance(tile),
    turnMs: TURN_MS + TURN_MS_PER_QUARTER * Math.abs(quarters),
  };
}

/** Applies a turn. The rest on a finished pattern ends with the next pattern. */
export const endTurn = ({ corners, pattern }: Tiles, { tile, quarters }: Turn): Tiles => ({
  corners: corners.map((corner, each) => (each === tile ? (corner + quarters + 4) % 4 : corner)),
  last: tile,
  pattern: quarters ? pattern : pattern + 1,
});

/** Counts the quarters clockwise from one corner to another, in the shorter direction: -1 to 2. */
const countQuarters = (from: number, to: number) => ((to - from + 5) % 4) - 1;
