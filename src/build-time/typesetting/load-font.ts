import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';

const FONT = 'src/styles/fonts/instrument-sans.woff2';

/** The weights that display type and the company's name are set in. */
export const DISPLAY_WEIGHT = 540;
export const BRAND_WEIGHT = 600;
export const UNITS_PER_EM = 1000;
export const CAP_HEIGHT_EM = 0.72;

/** The very font that the site serves, in one weight. Throws where the file is missing or unreadable. */
export async function loadFont(weight: number) {
  // fontkit cannot vary a woff2, only the plain format inside.
  const plain = await convert(await readFile(FONT), 'sfnt');
  return (fontkit.create(plain) as fontkit.Font).getVariation({ wght: weight });
}
