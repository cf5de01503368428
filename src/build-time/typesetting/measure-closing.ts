import type { Measure } from './measure-text.ts';

/** The same as in src/sections/ClosingCall*.css and type.css: tests/browser/scrollbar.spec.ts fails if they differ. */
const TRACKING_EM = -0.058;
const WORD_SPACING_EM = 0.05;
const OUTDENT_EM = 0.045;
/** The square that is the full stop, and the gap before it. */
const STOP_EM = 0.13 + 0.05;

/**
 * The width in em that a closing title needs: of its last line, from the margin to the end of its full stop, or of a longer
 * word in the lines above, which may break between words.
 */
export function measureClosing(lines: readonly string[], measure: Measure): number {
  const last = lines.at(-1)!;
  const words = lines.slice(0, -1).flatMap((line) => line.split(' '));
  return Math.max(measureLine(last) + STOP_EM, ...words.map(measureLine));

  function measureLine(line: string) {
    const spacing = TRACKING_EM * line.length + WORD_SPACING_EM * (line.split(' ').length - 1);
    return measure(line, 'advance') + spacing - OUTDENT_EM;
  }
}
