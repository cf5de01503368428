import { type Drawing, type Pose, type Position, SIDE } from './drawing.ts';

/** The drawings of services, by the names that words use. Two rings are linked only in poses where they have come together. */
export const drawings = {
  /** Eight documents in three rows. They arrive out of order, and the ones that belong together find each other. */
  agents: {
    radius: 52,
    linkDistance: 150,
    poses: slide(placeGrid(3, 3, 129, 165), placeGrid(3, 3, 165), [5, 4, 1, 0, 3, 4, 5, 2]),
  },
  /** Twelve readings of a document. They part, then those that agree find each other, and two wrong ones stay alone. */
  research: {
    radius: 42,
    linkDistance: 120,
    poses: [
      [2, 8],
      [0, 11],
      [1, 3],
    ].flatMap((wrong) => [
      { rings: setApart(placeGrid(4, 3, 108), wrong), restMs: 2400, delayMs: 90 },
      { rings: placeGrid(4, 3, 126), restMs: 500, delayMs: 90 },
    ]),
  },
  /** Fifteen customers on one platform. They part, lose their order and find back. */
  saas: {
    radius: 42,
    linkDistance: 120,
    poses: slide(placeGrid(4, 4, 112), placeGrid(4, 4, 130), [11, 10, 6, 5, 9, 13, 14, 10]),
  },
} satisfies Record<string, Drawing>;

/** Rows and columns in the middle of the drawing. Pitches are in units. */
function placeGrid(columns: number, rows: number, pitch: number, rowPitch = pitch) {
  return Array.from({ length: columns * rows }, (_, cell): Position => {
    const x = (cell % columns) - (columns - 1) / 2;
    const y = Math.floor(cell / columns) - (rows - 1) / 2;
    return [SIDE / 2 + x * pitch, SIDE / 2 + y * rowPitch];
  });
}

/** Moves some rings of the first and the last row away from the others. */
function setApart(rings: Position[], moved: number[]) {
  return rings.map(
    ([x, y], ring): Position => [x, moved.includes(ring) ? y + 70 * Math.sign(y - SIDE / 2) : y],
  );
}

/**
 * Rings stand together on all cells of a grid but the last one, part, slide out of order into the free cell one at a time, and
 * come back the same way.
 * @param walk the cell that is free after each slide on the way out.
 */
function slide(together: Position[], apart: Position[], walk: number[]): Pose[] {
  let rings = apart.slice(0, -1);
  let free = apart.at(-1)!;
  const poses = [
    { rings: together.slice(0, -1), restMs: 2400 },
    { rings, restMs: 0 },
  ];
  for (const cell of [...walk, ...walk.slice(0, -1).reverse(), apart.length - 1]) {
    rings = rings.with(rings.indexOf(apart[cell]!), free);
    free = apart[cell]!;
    poses.push({ rings, restMs: 90 });
  }
  return poses;
}
