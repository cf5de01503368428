const AFTER_TURN_MS = 120;
const WALK_MS = 130;
const FINISHED_MS = 2600;
const TURN_MS = 420;
const TURN_MS_PER_QUARTER = 180;

/** A rest, then a turn of one tile by some quarters clockwise. A finished pattern rests without a turn: 0 quarters. */
export interface Turn {
  tile: number;
  quarters: number;
  /** The corner of the tile after the turn. */
  corner: number;
  restMs: number;
  turnMs: number;
}

/** Forms one pattern after another, without end. The next tile is the visible wrong one that is nearest to the last. */
export function* formPatterns(
  columns: number,
  patterns: readonly string[],
  start: readonly number[],
  isVisible: (tile: number) => boolean,
): Generator<Turn, never> {
  const corners = [...start];
  let last = 0;
  for (let pattern = 0; ; pattern = (pattern + 1) % patterns.length) {
    const aims = [...patterns[pattern]!].map((aim, tile) => (aim === '-' ? corners[tile]! : Number(aim)));
    const findNext = () =>
      [...aims.keys()]
        .filter((tile) => corners[tile] !== aims[tile] && isVisible(tile))
        .sort((one, other) => countSteps(columns, last, one) - countSteps(columns, last, other))[0];
    for (let tile = findNext(); tile !== undefined; tile = findNext()) {
      const corner = aims[tile]!;
      const quarters = countQuarters(corners[tile]!, corner);
      const restMs = AFTER_TURN_MS + WALK_MS * countSteps(columns, last, tile);
      yield { tile, corner, quarters, restMs, turnMs: TURN_MS + TURN_MS_PER_QUARTER * Math.abs(quarters) };
      corners[tile] = corner;
      last = tile;
    }
    yield { tile: last, corner: corners[last]!, quarters: 0, restMs: FINISHED_MS, turnMs: 0 };
  }
}

const countSteps = (columns: number, from: number, to: number) =>
  Math.abs((from % columns) - (to % columns)) +
  Math.abs(Math.floor(from / columns) - Math.floor(to / columns));

/** Counts the quarters clockwise from one corner to another, in the shorter direction: -1 to 2. */
const countQuarters = (from: number, to: number) => ((to - from + 5) % 4) - 1;
