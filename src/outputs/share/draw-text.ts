import { CAP_HEIGHT_EM, type Typeface, UNITS_PER_EM } from '../typesetting/load-font.ts';

interface TextStyle {
  font: Typeface;
  trackingEm: number;
  lineHeightEm: number;
  largestPx: number;
}

/** In px. */
interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Text as outlines, so that the rasteriser needs no font: broken between words into lines, in the largest whole size up to
 * that of its style in which they fit the room. Its first line is at the top, or its last at the foot.
 */
export function drawText(text: string, style: TextStyle, room: Room, hang: 'top' | 'foot'): string {
  const { lines, size } = fitText(text, style, room);
  const step = style.lineHeightEm * size;
  const first =
    hang === 'top' ? room.y + CAP_HEIGHT_EM * size : room.y + room.height - (lines.length - 1) * step;
  const scale = size / UNITS_PER_EM;
  return lines
    .map((line, i) => {
      const transform = `translate(${room.x} ${first + i * step}) scale(${scale} ${-scale})`;
      return `<path transform="${transform}" d="${setLine(line, style).path}"/>`;
    })
    .join('');
}

function fitText(text: string, style: TextStyle, { width, height }: Room) {
  for (let size = style.largestPx; ; size--) {
    const fits = (line: string) => setLine(line, style).widthEm * size <= width;
    const lines = breakLines(text, fits);
    const isWhole = lines.length * size * style.lineHeightEm <= height && lines.every(fits);
    if (size === 1 || isWhole) return { lines, size };
  }
}

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
function setLine(text: string, { font, trackingEm }: TextStyle) {
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
    pen += advance + trackingEm * UNITS_PER_EM;
  }
  return { path, widthEm: right / UNITS_PER_EM };
}
