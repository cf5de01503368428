import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

/** Only the build reads this typeface: what it writes becomes a path. */
const FILE =
  'node_modules/@fontsource/nothing-you-could-do/files/nothing-you-could-do-latin-400-normal.woff2';
/** The height of the highest capital with a mark, in thousandths of an em. Tails are below the baseline. */
export const ASCENT = 920;
/** The typeface leaves more room between letters and words than a hand does. */
const TRACKING_UNITS = -24;
const SPACE_UNITS = 280;
/** Marks that the typeface has on their own, for letters that it lacks with them. A caron is a circumflex upside down. */
const MARKS: Record<string, string> = {
  '\u0300': '`',
  '\u0301': '´',
  '\u0302': 'ˆ',
  '\u0303': '˜',
  '\u0306': 'ˆ',
  '\u0307': '.',
  '\u0308': '¨',
  '\u030a': '˚',
  '\u030b': '¨',
  '\u030c': 'ˆ',
  '\u0327': '¸',
  '\u0328': '¸',
};
const UPSIDE_DOWN = ['\u0306', '\u030c'];
const BELOW = ['\u0327', '\u0328'];

const font = fontkit.create(await convert(await readFile(FILE), 'sfnt')) as fontkit.Font;
const toUnits = 1000 / font.unitsPerEm;

/**
 * Writes a text with a pen: the outline of its ink, in thousandths of an em, from 0 to `width`, with the baseline at 0
 * and y downward. Returns nothing if the typeface lacks one of its letters.
 */
export function writeByHand(text: string): { path: string; width: number } | undefined {
  let pen = 0;
  let path = '';
  for (const letter of text.normalize('NFC').replaceAll('\u2212', '-')) {
    if (!letter.trim()) {
      pen += SPACE_UNITS;
      continue;
    }
    const [base = '', ...marks] = hasGlyph(letter) ? [letter] : letter.normalize('NFD');
    if (!hasGlyph(base) || marks.some((mark) => !MARKS[mark])) return undefined;
    const glyph = findGlyph(base);
    const outlines = [glyph.path, ...marks.map((mark) => putMark(mark, glyph.path.bbox))];
    path += outlines
      .map((outline) => round(outline.scale(toUnits, -toUnits).translate(pen, 0).toSVG()))
      .join('');
    pen += glyph.advanceWidth * toUnits + TRACKING_UNITS;
  }
  return { path, width: Math.round(pen) };
}

/** Puts a mark above a letter, or below it, in the middle. */
function putMark(mark: string, { minX, maxX, maxY }: fontkit.BBOX) {
  const outline = findGlyph(MARKS[mark]!).path.scale(1, UPSIDE_DOWN.includes(mark) ? -1 : 1);
  const { bbox } = outline;
  const y = BELOW.includes(mark) ? 0 : maxY + 60 - bbox.minY;
  return outline.translate((minX + maxX - bbox.minX - bbox.maxX) / 2, y);
}

/** Whole units are fine enough, and keep pages small. */
const round = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);

const findGlyph = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!);
const hasGlyph = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
