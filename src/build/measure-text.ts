import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

const FONT = 'src/styles/fonts/instrument-sans.woff2';
const DISPLAY_WEIGHT = 540;
const UNITS_PER_EM = 1000;

/** The width of a line in em, kerning included: from its origin to the ink of its last letter. */
export type Measure = (line: string) => number;

/**
 * Returns a function that measures lines in the site's display type.
 * Throws where the font file is missing or unreadable.
 */
export async function loadDisplayType(): Promise<Measure> {
  // fontkit cannot vary a woff2, only the plain format inside.
  const plain = await convert(await readFile(FONT), 'sfnt');
  const font = fontkit.create(plain) as fontkit.Font;
  const display = font.getVariation({ wght: DISPLAY_WEIGHT });
  return (line) => {
    const { glyphs, advanceWidth } = display.layout(line);
    const last = glyphs.at(-1)!;
    return (advanceWidth - last.advanceWidth + last.bbox.maxX) / UNITS_PER_EM;
  };
}
