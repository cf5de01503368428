import type { Measure } from './measure-text.ts';

/** As src/styles/type.css sets a title of the first order. */
const TRACKING_EM = -0.045;
const WORD_SPACING_EM = 0.05;
/** A line of src/sections/Hero.css on a tablet, less and more by what a browser's rounding may change, and half of it. */
const TABLET_LINES_EM = [6.85, 7.05];
const HALF_LINE_EM = 3.25;

/**
 * What the stylesheet of the home page has to know of its title: the width in em of the longest of its lines, and
 * whether, set as one text on a tablet, its last line leaves half of the page.
 */
export function fitTitle(lines: readonly string[], measure: Measure) {
  const measureLine = (line: string) =>
    measure(line) + TRACKING_EM * (line.length - 1) + WORD_SPACING_EM * (line.split(' ').length - 1);

  /** The lines that a browser breaks it into. */
  function wrap(most: number): string[] {
    const [first = '', ...words] = lines.join(' ').split(' ');
    const wrapped = [first];
    for (const word of words) {
      const longer = `${wrapped.at(-1)} ${word}`;
      if (measureLine(longer) > most) wrapped.push(word);
      else wrapped[wrapped.length - 1] = longer;
    }
    return wrapped;
  }

  return {
    width: Math.max(...lines.map(measureLine)),
    hasShortEnd: TABLET_LINES_EM.map(wrap).every(
      (wrapped) => wrapped.length > 1 && measureLine(wrapped.at(-1)!) <= HALF_LINE_EM,
    ),
  };
}
