import { loadTypeface, UNITS_PER_EM } from './load-font.ts';
import { readToken } from './read-token.ts';

export const TRACKING_EM = readToken('tracking-display');
const WORD_SPACING_EM = readToken('word-spacing-display');
const OUTDENT_EM = readToken('outdent');
/** Columns are this much wider, because browsers round the advances of glyphs, some to whole pixels. */
const ROOM_FACTOR = 1.01;

const display = loadTypeface(readToken('weight-display'));

/** Returns the width in em of a column that each line fits, in kerned display type moved left by the outdent. */
export const fitLines = (lines: readonly string[]): number =>
  ROOM_FACTOR * Math.max(...lines.map((line) => measureLine(line))) + OUTDENT_EM;

/** Measures where the ink of a line of display type begins and how wide it is, both in em. */
export function measureInk(line: string): { start: number; width: number } {
  const glyphs = display.layout(line);
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  const start = first.glyph.bbox.minX / UNITS_PER_EM;
  const end = (last.advance - last.glyph.bbox.maxX) / UNITS_PER_EM;
  // Browsers add tracking after the last letter too.
  return { start, width: measureLine(line) - TRACKING_EM - start - end };
}

function measureLine(line: string): number {
  const glyphs = display.layout(line);
  const advances = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  // Browsers add word spacing to no-break spaces too.
  const spaces = line.split(/[ \u00a0]/).length - 1;
  return advances / UNITS_PER_EM + TRACKING_EM * glyphs.length + WORD_SPACING_EM * spaces;
}
