import type { Measure } from './measure-text.ts';

/** The same as for `h1` in src/styles/type.css: tests/browser/posters.spec.ts compares them. */
export const TRACKING_EM = -0.045;
export const WORD_SPACING_EM = 0.05;

/** The width in em of a title's longest line. Pass single words as lines if the title may break after each. */
export const fitTitle = (lines: readonly string[], measure: Measure) =>
  Math.max(
    ...lines.map(
      (line) =>
        measure(line) + TRACKING_EM * (line.length - 1) + WORD_SPACING_EM * (line.split(' ').length - 1),
    ),
  );
