/** A picture of 456 × 96 units: lines, their width, and their dashes where they have any. */
interface StepPicture {
  d: string;
  strokeWidth: number;
  strokeDasharray?: string;
}

const BARS = '12 18';
const SQUARE = 78;
const SQUARES = '78 20';
const LINE = 6;

/** Four places of 78 units, 20 apart; as wide as thirteen bars. */
const places = { d: [2, 100, 198, 296].map((x) => `M${x} 11h74v74h-74z`).join(''), strokeWidth: 4 };

/** The three pictures of an example in steps, by the name that src/content/words/en/services.ts knows them under. */
export const stepPictures = {
  bars: [
    // The key: thirteen answers.
    [{ d: 'M0 48H372', strokeWidth: 96, strokeDasharray: BARS }],
    // Three models, a row each; dashes begin anew after a gap, which is an error.
    [
      {
        d: 'M0 12H72M120 12H162M240 12H312M360 12h12M0 48H42M90 48H252M300 48H372M0 84H162M210 84H372',
        strokeWidth: 24,
        strokeDasharray: BARS,
      },
    ],
    // The seven errors, counted by field.
    [{ d: 'M0 12h12M0 48H42M0 84H102', strokeWidth: 24, strokeDasharray: BARS }],
  ],
  // None, one and four customers.
  squares: [
    [places],
    [places, { d: 'M0 48H78', strokeWidth: SQUARE }],
    [
      { d: 'M0 48H372', strokeWidth: SQUARE, strokeDasharray: SQUARES },
      { d: 'M78 48H294', strokeWidth: LINE },
    ],
  ],
} satisfies Record<string, StepPicture[][]>;
