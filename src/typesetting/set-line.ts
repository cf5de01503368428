import type { Font } from 'fontkit';
import { UNITS_PER_EM } from './load-font.ts';

/** A line of type as outlines. */
export interface Line {
  /** Path data in thousandths of an em, y upward as in the font; the ink begins at 0. */
  path: string;
  /** From the first ink to the last, in em. */
  width: number;
}

/** Sets one line, kerned, and tracked by so many em. Throws where the font has no such letter. */
export function setLine(font: Font, text: string, tracking: number): Line {
  const missing = [...text].find((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  if (missing) {
    throw new Error(
      `The font has no "${missing}" for "${text}" in the picture of a shared link: add it in tools/subset-font.mjs and run that.`,
    );
  }
  const { glyphs, positions } = font.layout(text);
  let pen = -glyphs[0]!.path.bbox.minX;
  let path = '';
  let right = 0;
  glyphs.forEach((glyph, i) => {
    const outline = glyph.path.translate(pen, 0);
    path += outline.toSVG();
    right = Math.max(right, outline.bbox.maxX);
    pen += positions[i]!.xAdvance + tracking * UNITS_PER_EM;
  });
  return { path, width: right / UNITS_PER_EM };
}
