import { layOut } from './load-font.ts';
import { readToken } from './read-token.ts';

export const UNITS_PER_EM = 1000;
export const CAP_HEIGHT_EM = 0.72;
const TRACKING = readToken('tracking-display') * UNITS_PER_EM;
const WORD_SPACING = readToken('word-spacing-display') * UNITS_PER_EM;
const SPACES = [0x20, 0xa0];

/**
 * Sets a line of display type as browsers do, from 0 to `width`. Its ink begins at `start` and ends at `end`. Lengths
 * are in em; the path is in units of the font, y upward.
 */
export function setLine(line: string) {
  let pen = 0;
  const outlines = layOut(line).map(({ glyph, advance }) => {
    const outline = glyph.path.translate(pen, 0);
    // Browsers add tracking after the last letter too.
    pen += advance + TRACKING + (SPACES.includes(glyph.codePoints[0]!) ? WORD_SPACING : 0);
    return outline;
  });
  // The box of an empty outline, such as a space, is infinite.
  const boxes = outlines.filter(({ commands }) => commands.length > 0).map(({ bbox }) => bbox);
  return {
    width: pen / UNITS_PER_EM,
    start: Math.min(...boxes.map(({ minX }) => minX)) / UNITS_PER_EM,
    end: Math.max(...boxes.map(({ maxX }) => maxX)) / UNITS_PER_EM,
    path: outlines.map((outline) => outline.toSVG()).join(''),
  };
}
