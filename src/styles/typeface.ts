import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';
import { DISPLAY } from './tokens.ts';

export const UNITS_PER_EM = 1000;
const SPACES = [0x20, 0xa0];

const INVISIBLE = /[\u00ad\u2060]/g;

/**
 * The fonts that pages load. fontkit cannot vary woff2 files, so they are converted: one by one, because the decoder mixes up
 * parallel calls.
 */
const fonts: fontkit.Font[] = [];
for (const name of ['instrument-sans', 'instrument-sans-extended']) {
  const file = await readFile(`src/styles/fonts/${name}.woff2`);
  const font = fontkit.create(await convert(file, 'sfnt')) as fontkit.Font;
  fonts.push(font.getVariation({ wght: DISPLAY.weight }));
}

/** Returns the letters of a text that the typeface doesn't have. */
export const listMissingLetters = (text: string): string[] =>
  [...new Set(prepare(text))].filter((letter) => !findFont(letter));

/**
 * Sets a line of display type as browsers do, from 0 to `width`. Its ink begins at `start`. Lengths are in em; the path
 * is in units of the font, y upward.
 */
export function setLine(line: string) {
  let pen = 0;
  const outlines = splitByFont(line).flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path, codePoints }, i) => {
      const outline = path.translate(pen, 0);
      const space = SPACES.includes(codePoints[0]!) ? DISPLAY.wordSpacingEm : 0;
      // Browsers add tracking after the last letter too.
      pen += positions[i]!.xAdvance + (DISPLAY.trackingEm + space) * UNITS_PER_EM;
      return outline;
    });
  });
  return {
    width: pen / UNITS_PER_EM,
    start: Math.min(...outlines.map(({ bbox }) => bbox.minX)) / UNITS_PER_EM,
    path: outlines.map((outline) => outline.toSVG()).join(''),
  };
}

/** Kerning stays within a font, as in browsers. */
function splitByFont(line: string) {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of prepare(line)) {
    const font = findFont(letter) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const prepare = (text: string) => text.normalize('NFC').replace(INVISIBLE, '');

const findFont = (letter: string) => fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
