import { DISPLAY_WEIGHT, loadFont, UNITS_PER_EM } from './load-font.ts';

/** The width of a line in em, kerning included: from its origin to the ink of its last letter. */
export type Measure = (line: string) => number;

/** Returns a function that measures lines in the site's display type. */
export async function loadDisplayType(): Promise<Measure> {
  const display = await loadFont(DISPLAY_WEIGHT);
  return (line) => {
    const { glyphs, advanceWidth } = display.layout(line);
    const last = glyphs.at(-1)!;
    return (advanceWidth - last.advanceWidth + last.bbox.maxX) / UNITS_PER_EM;
  };
}
