/** A picture of 456 × 96 units, 372 of them filled: lines, their width, and their dashes where they have any. */
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

/** Four places; their outline lies inside. */
const places = {
  d: [0, 1, 2, 3].map((place) => `M${place * (SQUARE + GAP) + 2} 11h74v74h-74z`).join(''),
  strokeWidth: 4,
};

/** The three pictures of an example in steps, by the name that src/content/words/en/services.ts knows them under. */
export const stepPictures = {
  bars: [
    [{ d: 'M0 48H372', strokeWidth: 96, strokeDasharray: DASHES }],
    [drawRows(ERRORS.map((errors) => MARKS.filter((mark) => !errors.includes(mark))))],
    [drawRows([3, 2, 1].map((row) => [...ERRORS_BY_FIELD.keys()].filter((i) => ERRORS_BY_FIELD[i]! >= row)))],
  ],
  // None, one and four customers.
  squares: [
    [places],
    [places, { d: 'M0 48H78', strokeWidth: SQUARE }],
    [
      { d: 'M0 48H372', strokeWidth: SQUARE, strokeDasharray: `${SQUARE} ${GAP}` },
      { d: 'M78 48H294', strokeWidth: LINE },
    ],
  ],
} satisfies Record<string, StepPicture[][]>;

/** Three rows of marks, a line for each run without a gap: its dashes begin with it. */
function drawRows(rows: number[][]): StepPicture {
  const drawMark = (mark: number, row: number) =>
    (rows[row]!.includes(mark - 1) ? '' : `M${mark * PITCH} ${12 + 36 * row}`) +
    (rows[row]!.includes(mark + 1) ? '' : `H${mark * PITCH + MARK}`);
  const d = rows.flatMap((marks, row) => marks.map((mark) => drawMark(mark, row))).join('');
  return { d, strokeWidth: 24, strokeDasharray: DASHES };
}
