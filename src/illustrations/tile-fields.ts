/** What is in a field of eight columns. */
interface TileField {
  rows: number;
  /** The number of rows above the centres of circles in outline, each two rows high. */
  plans?: number[];
  /** The corner of each tile, row by row; a hyphen where there is none. */
  tiles?: string;
  /** The number of rows above each line across the field. */
  ruledRows?: number[];
  /** Its second row is a strip of moving tiles. */
  moves?: boolean;
}

export const tileFields: Record<'discovery' | 'iteration' | 'scaling', TileField> = {
  /** Six tiles are out of order. */
  discovery: { rows: 2, plans: [1], tiles: '-2-1--0-3---2--1', ruledRows: [1] },
  /** One row is being put in order; its tiles cover the half circles there. */
  iteration: { rows: 3, plans: [1, 2], moves: true },
  /** All in order. The field cuts off circles at the top and at both sides: the pattern goes on there. */
  scaling: { rows: 3, tiles: '010101013232323201010101' },
};
