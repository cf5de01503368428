/** In two rows of tiles, circles are whole. */
export const CIRCLE_ROWS = 2;

/** The corner that a tile's rings surround, so that four tiles make a circle. 0 is top left, and 1 to 3 follow clockwise. */
export function findCorner(column: number, row: number): number {
  const isRight = column % 2 === 1;
  return row % 2 === 0 ? (isRight ? 3 : 2) : isRight ? 0 : 1;
}

/** A tile that is turned out of its circle, by a quarter clockwise. */
export const turnOut = (corner: number) => (corner + 1) % 4;
