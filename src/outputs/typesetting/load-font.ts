import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';
import { readToken } from './read-token.ts';

const PUBLISHED = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans';
/** The served files, then those that tools/subset-font.mjs makes them from: they have more letters, such as € and ®. */
const FILES = [
  'src/styles/fonts/instrument-sans.woff2',
  'src/styles/fonts/instrument-sans-extended.woff2',
  `${PUBLISHED}-latin-wght-normal.woff2`,
  `${PUBLISHED}-latin-ext-wght-normal.woff2`,
];
/** The typeface lacks this space. Browsers take it from another face, where it is as narrow as this one's space. */
const NARROW_SPACES = /\u202f/g;
const INVISIBLE = /[\u00ad\u2060]/g;

/** fontkit cannot vary woff2 files, so they are converted: one by one, because the decoder mixes up parallel calls. */
const fonts: fontkit.Font[] = [];
for (const file of FILES) {
  const font = fontkit.create(await convert(await readFile(file), 'sfnt')) as fontkit.Font;
  fonts.push(font.getVariation({ wght: readToken('weight-display') }));
}

/** Returns the glyphs of a line of display type. Kerning stays within a file, as in browsers. Advances are in em/1000. */
export const layOut = (line: string): { glyph: fontkit.Glyph; advance: number }[] =>
  splitByFont(prepare(line)).flatMap(({ font, text }) => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map((glyph, i) => ({ glyph, advance: positions[i]!.xAdvance }));
  });

/** Returns the letters of a text that the typeface doesn't have. */
export const listMissingLetters = (text: string): string[] =>
  [...new Set(prepare(text))].filter((letter) => !findFont(letter));

const prepare = (text: string) => text.normalize('NFC').replace(NARROW_SPACES, ' ').replace(INVISIBLE, '');

const findFont = (letter: string) => fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));

function splitByFont(line: string) {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of line) {
    const font = findFont(letter) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
