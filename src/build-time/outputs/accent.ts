import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { ACCENT } from '../../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../../illustrations/colours.ts';

/** WCAG 2.2: 1.4.11 for what is drawn and 1.4.3 for large type, and 1.4.3 for running text. */
const GRAPHIC_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;
const LIGHTNESS_STEP = 0.002;

const toOklch = converter('oklch');

/** The accent is used for drawings and large type on ink and paper, and as the background of white text. */
const isAccent = (colour: string) =>
  wcagContrast(colour, INK) >= GRAPHIC_CONTRAST &&
  wcagContrast(colour, PAPER) >= GRAPHIC_CONTRAST &&
  wcagContrast(colour, WHITE) >= TEXT_CONTRAST;

/** The accent, and its tint for ink, where it is read as text: see --accent in tokens.css. */
export const writeAccentRules = () =>
  `:root{--accent-on-paper:${ACCENT};--accent-on-ink:${lightenForInk(ACCENT)}}`;

/** What is wrong with an accent colour, and which one near it would do; empty where all is well. */
export function findAccentProblems(accent: string = ACCENT): string[] {
  const place = `src/illustrations/colours.ts: ACCENT ${JSON.stringify(accent)}`;
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return [`${place} must be a # and six hexadecimal digits, such as #cc0000.`];
  if (isAccent(accent)) return [];
  const needs = `contrast: ${GRAPHIC_CONTRAST}:1 with ink and paper and ${TEXT_CONTRAST}:1 with white text are needed`;
  return [`${place} has too little ${needs}; the nearest that will do is ${findNearest(accent, isAccent)}.`];
}

export function lightenForInk(accent: string) {
  return findNearest(accent, (colour) => wcagContrast(colour, INK) >= TEXT_CONTRAST);
}

/** The colour itself, or the same hue a little darker or lighter, whichever first passes. */
function findNearest(colour: string, passes: (colour: string) => boolean) {
  if (passes(colour)) return colour;
  const own = toOklch(colour)!;
  for (let away = 0; away <= 1; away += LIGHTNESS_STEP)
    for (const l of [own.l - away, own.l + away]) {
      const near = formatHex(clampChroma({ ...own, l: Math.min(1, Math.max(0, l)) }, 'oklch'));
      if (passes(near)) return near;
    }
  throw new Error(`No lightness of ${colour} has the contrast that is needed.`);
}
