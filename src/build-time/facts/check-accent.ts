import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { ACCENT } from '../../content/brand/accent.ts';
import { INK, PAPER, WHITE } from '../../illustrations/colours.ts';

/** WCAG 2.2: 1.4.11 for what is drawn on paper; 1.4.3 for text on ink and for white text. */
const GRAPHIC_CONTRAST = 3;
const TEXT_CONTRAST = 4.5;
/** Halvings of the range of lightness: finer than 8 bits per channel can show. */
const HALVINGS = 12;
/** Few tones are light enough for ink and dark enough for white. Rounding may miss them, so near ones are tried. */
const NEAR_STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4];

const toOklch = converter('oklch');
const toRgb = converter('rgb');

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

/** The tone of the same hue that contrasts with ink as much as with white: every tone that passes is close to it. */
function findNearest(colour: string) {
  const own = toOklch(colour)!;
  let l = 0.5;
  for (let step = 0.25; step > 0.5 ** HALVINGS; step /= 2) {
    const tone = clampChroma({ ...own, l }, 'oklch');
    l += wcagContrast(tone, INK) < wcagContrast(tone, WHITE) ? step : -step;
  }
  const { r, g, b } = toRgb(clampChroma({ ...own, l }, 'oklch'));
  const listNear = (channel: number) => NEAR_STEPS.map((steps) => channel + steps / 255);
  return listNear(r)
    .flatMap((r) => listNear(g).flatMap((g) => listNear(b).map((b) => formatHex({ mode: 'rgb', r, g, b }))))
    .find(isAccent)!;
}
