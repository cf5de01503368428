import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { ACCENT } from '../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../illustrations/colours.ts';

/** WCAG 2.2: 1.4.11 for what is drawn on paper; 1.4.3 for text on ink and for white text. */
const GRAPHIC_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;
/** All tones that will do lie between these, whatever their hue. */
const LIGHTNESS = [0.5, 0.65] as const;
const LIGHTNESS_STEP = 0.0005;
const CHROMA_STEP = 0.001;

const toOklch = converter('oklch');

/** Returns a problem if an accent colour lacks contrast, with the nearest colour of its hue that has enough. */
export function checkAccent(accent: string = ACCENT): string[] {
  const place = `src/content/brand/accent.ts: ACCENT ${JSON.stringify(accent)}`;
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    return [`${place} must be a # and six hexadecimal digits, such as #cc0000.`];
  if (isAccent(accent)) return [];
  const needs = `contrast: ${TEXT_CONTRAST}:1 with ink and with white, and ${GRAPHIC_CONTRAST}:1 with paper are needed`;
  return [`${place} has too little ${needs}; the nearest that will do is ${findNearest(accent)}.`];
}

const isAccent = (colour: string) =>
  wcagContrast(colour, INK) >= TEXT_CONTRAST &&
  wcagContrast(colour, PAPER) >= GRAPHIC_CONTRAST &&
  wcagContrast(colour, WHITE) >= TEXT_CONTRAST;

/**
 * The first tone of the same hue that will do, as strong as the colour or nearly. Few are light enough for ink
 * and dark enough for white, so lightness goes in steps finer than 8 bits per channel can show.
 */
function findNearest(colour: string) {
  const own = toOklch(colour)!;
  for (let c = own.c; ; c -= CHROMA_STEP)
    for (let l = LIGHTNESS[0]; l < LIGHTNESS[1]; l += LIGHTNESS_STEP) {
      const tone = formatHex(clampChroma({ ...own, l, c }, 'oklch'));
      if (isAccent(tone)) return tone;
    }
}
