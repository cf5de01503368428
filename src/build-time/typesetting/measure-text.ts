import { DISPLAY_WEIGHT, loadTypeface, UNITS_PER_EM } from './load-font.ts';

/** The width of a line in em, kerning included: from its origin to the ink of its last letter. */
export type Measure = (line: string) => number;

/** Returns a function that measures lines in the site's display type. */
export function loadDisplayType(): Measure {
  const display = loadTypeface(DISPLAY_WEIGHT);
  return (line) => {
    const placed = display.layout(line);
    const last = placed.at(-1)!;
    const width = placed.reduce((sum, { advance }) => sum + advance, 0);
    return (width - last.glyph.advanceWidth + last.glyph.bbox.maxX) / UNITS_PER_EM;
  };
}
