import * as fontkit from 'fontkit';
import { simplifyOutline } from './simplify-outline.ts';

const UNITS_PER_EM = 250;
/** The height of the highest capital with a mark, in units. Tails are below the baseline. */
export const ASCENT = 220;
const SPACE_UNITS = 60;

/** Two people's hands: typefaces that only the build reads. Their capitals have the same height. */
const HANDS = [openHand('la-belle-aurore', 1), openHand('reenie-beanie', 1.3)];

function openHand(typeface: string, size: number) {
  const file = `node_modules/@fontsource/${typeface}/files/${typeface}-latin-400-normal.woff2`;
  const font = fontkit.openSync(file) as fontkit.Font;
  return { font, scale: (size * UNITS_PER_EM) / font.unitsPerEm };
}

/**
 * Writes a text with a pen: the outline of its ink, from 0 to `width`, with the baseline at 0 and y downward. Hands take
 * turns. Returns nothing if the hand lacks one of the letters.
 */
export function writeByHand(text: string, turn = 0): { path: string; width: number } | undefined {
  const { font, scale } = HANDS[turn % HANDS.length]!;
  let width = 0;
  let path = '';
  let pen: readonly [x: number, y: number] = [0, 0];
  for (const letter of text.normalize('NFC').replaceAll('\u2212', '-')) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    if (glyph.id === 0) return undefined;
    for (const { start, curves } of simplifyOutline(glyph.path.scale(scale, -scale).translate(width, 0))) {
      path += `m${start[0] - pen[0]},${start[1] - pen[1]}${curves}`;
      pen = start;
    }
    // An even number, so that a letter is the same text wherever it stands, and pages compress well.
    width += letter === ' ' ? SPACE_UNITS : 2 * Math.round((glyph.advanceWidth * scale) / 2);
  }
  return { path: path.replaceAll(',-', '-'), width };
}
