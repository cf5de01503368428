import { TRACKING_EM } from '../typesetting/fit-lines.ts';
import { CAP_HEIGHT_EM, type Typeface, UNITS_PER_EM } from '../typesetting/load-font.ts';

/** In px. */
interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws text as outlines, so that the rasteriser needs no font. It breaks between words, in the largest whole size up to
 * `largestPx` in which its lines fit the room, and begins at the top.
 */
export function drawText(text: string, font: Typeface, largestPx: number, { x, y, width, height }: Room) {
  for (let size = largestPx; ; size--) {
    const fits = (line: string) => setLine(line, font).widthEm * size <= width;
    const lines = breakLines(text, fits);
    if (size > 1 && (lines.length * size > height || !lines.every(fits))) continue;
    const top = y + CAP_HEIGHT_EM * size;
    return lines.map((line, i) => drawPath(setLine(line, font).path, x, top + i * size, size)).join('');
  }
}

/** Draws one line, in a size up to `largestPx` in which it fits the width. Its capitals are level with `middle`. */
export function drawLine(
  text: string,
  font: Typeface,
  largestPx: number,
  [x, middle]: [number, number],
  width: number,
) {
  const { path, widthEm } = setLine(text, font);
  const size = Math.min(largestPx, width / widthEm);
  return drawPath(path, x, middle + (CAP_HEIGHT_EM * size) / 2, size);
}

const drawPath = (path: string, x: number, baseline: number, size: number) =>
  `<path transform="translate(${x} ${baseline}) scale(${size / UNITS_PER_EM} ${-size / UNITS_PER_EM})" d="${path}"/>`;

/** Puts as many words on each line as fit, at least one. */
function breakLines(text: string, fits: (line: string) => boolean) {
  const [first = '', ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line, kerned and tracked. Its path is in units of the font, y upward; both begin at the first letter's ink. */
function setLine(text: string, font: Typeface) {
  const placed = font.layout(text);
  // The box of an empty outline, such as a space, is infinite.
  const first = placed.find(({ glyph }) => glyph.path.commands.length > 0);
  let pen = -(first?.glyph.path.bbox.minX ?? 0);
  let path = '';
  let right = 0;
  for (const { glyph, advance } of placed) {
    const outline = glyph.path.translate(pen, 0);
    path += outline.toSVG();
    right = Math.max(right, outline.bbox.maxX);
    pen += advance + TRACKING_EM * UNITS_PER_EM;
  }
  return { path, widthEm: right / UNITS_PER_EM };
}
