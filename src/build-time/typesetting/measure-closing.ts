import type { Measure } from './measure-text.ts';

/** As src/sections/ClosingCall.css and src/styles/type.css set it. */
const TRACKING_EM = -0.058;
const WORD_SPACING_EM = 0.05;
const OUTDENT_EM = 0.045;

/** The width in em of a closing title in one line, from the margin to the ink of its full stop. */
export function measureClosing(title: string, measure: Measure): number {
  const line = `${title}.`;
  const spaces = line.split(' ').length - 1;
  return measure(line) + TRACKING_EM * (line.length - 1) + WORD_SPACING_EM * spaces - OUTDENT_EM;
}
