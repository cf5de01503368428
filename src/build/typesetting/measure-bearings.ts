import { DISPLAY_WEIGHT, loadFont, UNITS_PER_EM } from './load-font.ts';

/** How far the ink of each letter begins from its origin, in em, in the site's display type. */
export async function measureBearings(letters: Iterable<string>): Promise<[letter: string, em: number][]> {
  const display = await loadFont(DISPLAY_WEIGHT);
  return Array.from(new Set(letters), (letter) => [
    letter,
    display.layout(letter).glyphs[0]!.bbox.minX / UNITS_PER_EM,
  ]);
}
