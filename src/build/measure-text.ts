import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

const FONT = 'src/styles/fonts/instrument-sans.woff2';
const DISPLAY_WEIGHT = 540;
const UNITS_PER_EM = 1000;

/**
 * Returns a function that measures a line in the site's display type, kerning included, in em.
 * Throws where the font file is missing or unreadable.
 */
export async function loadDisplayType(): Promise<(text: string) => number> {
  // fontkit cannot vary a woff2, only the plain format inside.
  const plain = await convert(await readFile(FONT), 'sfnt');
  const font = fontkit.create(plain) as fontkit.Font;
  const display = font.getVariation({ wght: DISPLAY_WEIGHT });
  return (text) => display.layout(text).advanceWidth / UNITS_PER_EM;
}
