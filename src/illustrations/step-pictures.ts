/** A picture of 456 × 96 units: one line, its width, and its dashes where it has any. */
interface StepPicture {
  d: string;
  strokeWidth: number;
  strokeDasharray?: string;
}

const HEIGHT = 96;
const BAR = 12;
const SQUARES = '96 24';
const EVERY_BAR = '12 25';
const BAR_PITCH = 37;
const BAR_HEIGHTS = [62, 96, 34, 74, 18, 62, 34, 96, 18, 74, 34, 96, 62];

const measuredBars = BAR_HEIGHTS.map((height, i) => `M${BAR / 2 + BAR_PITCH * i} 96v-${height}`).join('');

/** The three pictures of an example in steps, by the name that src/content/services.ts knows them under. */
export const stepPictures = {
  bars: [
    [{ d: 'M0 48H456', strokeWidth: HEIGHT, strokeDasharray: EVERY_BAR }],
    [{ d: measuredBars, strokeWidth: BAR }],
    [{ d: 'M0 90H456', strokeWidth: BAR, strokeDasharray: EVERY_BAR }],
  ],
  squares: [joinSquares(96), joinSquares(216), joinSquares(456)],
} satisfies Record<string, StepPicture[][]>;

/** As many squares as the width holds, joined by a line. */
function joinSquares(width: number): StepPicture[] {
  const d = `M0 48H${width}`;
  return [
    { d, strokeWidth: HEIGHT, strokeDasharray: SQUARES },
    { d, strokeWidth: 6 },
  ];
}
