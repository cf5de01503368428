/** In units; a tile is 100 wide. */
type Centre = readonly [x: number, y: number];
/** A tile's column and row, and the degrees that it is turned by. */
type Place = readonly [column: number, row: number, degrees: number];
/** Radius and width of a ring. */
type Ring = readonly [radius: number, width: number];

/** What is in a field of eight columns. */
interface TileField {
  rows: number;
  /** Centres of circles in outline, each two rows high. */
  plans: Centre[];
  /** Centres of circles that are filled. */
  discs: Centre[];
  tiles: Place[];
  /** The number of rows above each line across the field. */
  ruledRows: number[];
  /** The row that is a drawing of moving tiles. */
  movingRow?: number;
}

const TILE = 100;

export const tileFields = {
  /** Six tiles are out of order. */
  discovery: {
    rows: 2,
    plans: placeCircles(TILE),
    discs: [],
    tiles: [
      [0, 1, 270],
      [1, 0, 180],
      [6, 0, 0],
      [7, 1, 90],
      [4, 1, 180],
      [3, 0, 90],
    ],
    ruledRows: [1],
  },
  /** One row is being put in order; its tiles cover the half circles there. */
  iteration: {
    rows: 3,
    plans: [...placeCircles(TILE), ...placeCircles(2 * TILE)],
    discs: [],
    tiles: [],
    ruledRows: [],
    movingRow: 1,
  },
  /** All in order. The field cuts off circles at the top and at both sides: the pattern goes on there. */
  scaling: {
    rows: 3,
    plans: [],
    discs: [0, 200].flatMap((y) => [0, 200, 400, 600, 800].map((x): Centre => [x, y])),
    tiles: [],
    ruledRows: [],
  },
} satisfies Record<string, TileField>;

function placeCircles(y: number): Centre[] {
  return [100, 300, 500, 700].map((x) => [x, y]);
}

export const findTileField = (name: keyof typeof tileFields): TileField => tileFields[name];

/** Both edges of each ring round the origin, as path data. */
export const drawRings = (rings: readonly Ring[]) => drawCircles(findEdges(rings));

/** The edges of rings in outline; the outermost ring is too narrow for two lines, and has one. */
export const drawPlan = (rings: readonly Ring[]) => drawCircles([rings[0]![0], ...findEdges(rings).slice(2)]);

const findEdges = (rings: readonly Ring[]) =>
  rings.flatMap(([radius, width]) => [radius + width / 2, radius - width / 2]);

const drawCircles = (radii: number[]) =>
  radii.map((r) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`).join('');
