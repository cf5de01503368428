import { DISPLAY_WEIGHT, loadTypeface, UNITS_PER_EM } from './load-font.ts';

/** The kerned width of a line in em: from its origin to the end of the last letter's ink, or of its advance. */
export type Measure = (line: string, end?: 'ink' | 'advance') => number;

/** Returns a function that measures lines in the site's display type. */
export function loadDisplayType(): Measure {
  const display = loadTypeface(DISPLAY_WEIGHT);
  return (line, end = 'ink') => {
    const placed = display.layout(line);
    const { advanceWidth, bbox } = placed.at(-1)!.glyph;
    const width = placed.reduce((sum, { advance }) => sum + advance, 0);
    return (end === 'ink' ? width - advanceWidth + bbox.maxX : width) / UNITS_PER_EM;
  };
}
