import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

/** The files that the site serves: tools/subset-font.mjs makes them. */
export const FONT = 'src/styles/fonts/instrument-sans.woff2';
export const EXTENDED_FONT = 'src/styles/fonts/instrument-sans-extended.woff2';

/** The weights that display type and the company's name are set in. */
export const DISPLAY_WEIGHT = 540;
export const BRAND_WEIGHT = 600;
export const UNITS_PER_EM = 1000;
export const CAP_HEIGHT_EM = 0.72;

// In sequence: fontverter's decoder is a single WebAssembly instance, and parallel calls mix their bytes.
const files = {
  [FONT]: await convert(await readFile(FONT), 'sfnt'),
  [EXTENDED_FONT]: await convert(await readFile(EXTENDED_FONT), 'sfnt'),
};

/** Browsers take it from another face; this one's space, a fifth of an em, is as narrow. */
const NARROW_SPACES = /\u202f/g;
const WORD_JOINERS = /\u2060/g;

export interface Typeface {
  /** The code points that the typeface has. */
  letters: ReadonlySet<number>;
  /** The glyphs of a line, kerned within each file as browsers do. Advances are in thousandths of an em. */
  layout(line: string): { glyph: fontkit.Glyph; advance: number }[];
}

/** The site's typeface in one weight. */
export function loadTypeface(weight: number): Typeface {
  const fonts = [loadFont(FONT, weight), loadFont(EXTENDED_FONT, weight)];
  const findFont = (letter: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
  return {
    letters: new Set(fonts.flatMap(({ characterSet }) => characterSet)),
    layout: (line) =>
      splitByFont(line.replace(NARROW_SPACES, ' ').replace(WORD_JOINERS, ''), findFont).flatMap(
        ({ font, text }) => {
          const { glyphs, positions } = font.layout(text);
          return glyphs.map((glyph, i) => ({ glyph, advance: positions[i]!.xAdvance }));
        },
      ),
  };
}

/** One file of the typeface in one weight. fontkit cannot vary a woff2, so the files are converted to sfnt above. */
export const loadFont = (file: keyof typeof files, weight: number) =>
  (fontkit.create(files[file]) as fontkit.Font).getVariation({ wght: weight });

function splitByFont(line: string, findFont: (letter: string) => fontkit.Font) {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const letter of line) {
    const font = findFont(letter);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
