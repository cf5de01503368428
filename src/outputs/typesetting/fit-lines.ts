import { loadTypeface, UNITS_PER_EM } from './load-font.ts';
import { readToken } from './read-token.ts';

export const TRACKING_EM = readToken('tracking-display');
const WORD_SPACING_EM = readToken('word-spacing-display');
const OUTDENT_EM = readToken('outdent');
/** Room to spare: browsers round the advances of letters, some of them to whole pixels. */
const ROOM_FACTOR = 1.01;

const display = loadTypeface(readToken('weight-display'));

/** The width in em of a column into which each line fits in display type, kerned and moved left by the outdent. */
export const fitLines = (lines: readonly string[]): number =>
  ROOM_FACTOR * Math.max(...lines.map((line) => measureLine(line))) + OUTDENT_EM;

/** Where in a line of display type the ink of its letters begins, and how wide it is, both in em. */
export function measureInk(line: string): { start: number; width: number } {
  const glyphs = display.layout(line);
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  const start = first.glyph.bbox.minX / UNITS_PER_EM;
  const end = (last.advance - last.glyph.bbox.maxX) / UNITS_PER_EM;
  // Tracking follows the last letter too.
  return { start, width: measureLine(line) - TRACKING_EM - start - end };
}

function measureLine(line: string): number {
  const glyphs = display.layout(line);
  const advances = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  // Browsers add word spacing to no-break spaces too.
  const spaces = line.split(/[ \u00a0]/).length - 1;
  return advances / UNITS_PER_EM + TRACKING_EM * glyphs.length + WORD_SPACING_EM * spaces;
}
