/** A path of a picture of 456 × 96 units, of whose width 372 are used. */
interface StepPicture {
  d: string;
  strokeWidth: number;
  strokeDasharray?: string;
}

const MARKS = Array.from({ length: 13 }, (_, column) => column);
const MARK = 12;
const PITCH = 30;
const DASHES = `${MARK} ${PITCH - MARK}`;
/** What each of three models misreads in the same thirteen marks. */
const ERRORS = [[6], [2, 9], [3, 6, 7, 11]];
/** The same errors, counted by field. */
const ERRORS_BY_FIELD = [3, 2, 1, 1];

const SQUARE = 78;
const GAP = 20;
const LINE = 6;

/** Four empty squares, with the outline inside. */
const outlines = {
  d: [0, 1, 2, 3].map((square) => `M${square * (SQUARE + GAP) + 2} 11h74v74h-74z`).join(''),
  strokeWidth: 4,
};

/** The three pictures of an example in steps, by the name that src/content/words/en/services.ts uses. */
export const stepPictures = {
  bars: [
    [{ d: 'M0 48H372', strokeWidth: 96, strokeDasharray: DASHES }],
    [drawRows(ERRORS.map((errors) => MARKS.filter((mark) => !errors.includes(mark))))],
    [drawRows([3, 2, 1].map((row) => [...ERRORS_BY_FIELD.keys()].filter((i) => ERRORS_BY_FIELD[i]! >= row)))],
  ],
  // None, one and four customers.
  squares: [
    [outlines],
    [outlines, { d: 'M0 48H78', strokeWidth: SQUARE }],
    [
      { d: 'M0 48H372', strokeWidth: SQUARE, strokeDasharray: `${SQUARE} ${GAP}` },
      { d: 'M78 48H294', strokeWidth: LINE },
    ],
  ],
} satisfies Record<string, StepPicture[][]>;

/** Draws three rows of marks. Each run of neighbours is a line of its own, because dashes begin where a line does. */
function drawRows(rows: number[][]): StepPicture {
  const drawMark = (mark: number, row: number) =>
    (rows[row]!.includes(mark - 1) ? '' : `M${mark * PITCH} ${12 + 36 * row}`) +
    (rows[row]!.includes(mark + 1) ? '' : `H${mark * PITCH + MARK}`);
  const d = rows.flatMap((marks, row) => marks.map((mark) => drawMark(mark, row))).join('');
  return { d, strokeWidth: 24, strokeDasharray: DASHES };
}
