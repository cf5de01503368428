import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

/** The site serves these files. tools/subset-font.mjs makes them. */
const SERVED = ['', '-extended'].map((name) => `src/styles/fonts/instrument-sans${name}.woff2`);
/** The served files are made from these, which also have letters that browsers take from another face, such as € and ®. */
const PUBLISHED = ['latin', 'latin-ext'].map(
  (name) =>
    `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${name}-wght-normal.woff2`,
);
export const UNITS_PER_EM = 1000;
export const CAP_HEIGHT_EM = 0.72;

/** fontkit cannot vary woff2 files, so they are converted: one by one, because the decoder mixes up parallel calls. */
const files: fontkit.Font[] = [];
for (const file of [...SERVED, ...PUBLISHED])
  files.push(fontkit.create(await convert(await readFile(file), 'sfnt')) as fontkit.Font);

/** The typeface lacks this space. Browsers take it from another face, where it is as narrow as this one's space. */
const NARROW_SPACES = /\u202f/g;
const INVISIBLE = /[\u00ad\u2060]/g;

export interface Typeface {
  /** Returns the glyphs of a line. Kerning stays within a file, as in browsers. Advances are in thousandths of an em. */
  layout(line: string): { glyph: fontkit.Glyph; advance: number }[];
}

/** Loads the site's typeface in one weight. */
export function loadTypeface(weight: number): Typeface {
  const fonts = files.map((file) => file.getVariation({ wght: weight }));
  return {
    layout: (line) =>
      splitByFont(prepare(line), fonts).flatMap(({ font, text }) => {
        const { glyphs, positions } = font.layout(text);
        return glyphs.map((glyph, i) => ({ glyph, advance: positions[i]!.xAdvance }));
      }),
  };
}

/** Returns the letters of a text that the typeface doesn't have. */
export const listMissingLetters = (text: string): string[] =>
  [...new Set(prepare(text))].filter((letter) => !files.some((file) => hasLetter(file, letter)));

/** Returns the letters of a text that the served files don't have. */
export const listUnservedLetters = (text: string): string[] =>
  [...text].filter((letter) => !files.slice(0, SERVED.length).some((file) => hasLetter(file, letter)));

const prepare = (text: string) => text.normalize('NFC').replace(NARROW_SPACES, ' ').replace(INVISIBLE, '');

const hasLetter = (font: fontkit.Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);

function splitByFont(line: string, fonts: fontkit.Font[]) {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of line) {
    const font = fonts.find((each) => hasLetter(each, letter)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
