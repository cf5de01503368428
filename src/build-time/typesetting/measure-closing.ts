import type { Measure } from './measure-text.ts';

/** The same as in src/sections/ClosingCall*.css and type.css: tests/browser/scrollbar.spec.ts fails if they differ. */
const TRACKING_EM = -0.058;
const WORD_SPACING_EM = 0.05;
const OUTDENT_EM = 0.045;
/** The square that is the full stop, and the gap before it. */
const STOP_EM = 0.13 + 0.05;

/** The width in em of a closing title in one line, from the margin to the end of its full stop. */
export function measureClosing(title: string, measure: Measure): number {
  const spacing = TRACKING_EM * title.length + WORD_SPACING_EM * (title.split(' ').length - 1);
  return measure(title, 'advance') + spacing + STOP_EM - OUTDENT_EM;
}
