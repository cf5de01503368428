import type { Measure } from './measure-text.ts';

/** As src/styles/type.css sets a title of the first order. */
const TRACKING_EM = -0.045;
const WORD_SPACING_EM = 0.05;

/** What the stylesheet of the home page has to know of its title: the width in em of the longest of its lines. */
export const fitTitle = (lines: readonly string[], measure: Measure) =>
  Math.max(
    ...lines.map(
      (line) =>
        measure(line) + TRACKING_EM * (line.length - 1) + WORD_SPACING_EM * (line.split(' ').length - 1),
    ),
  );
