import { CAP_HEIGHT_EM, type Typeface, UNITS_PER_EM } from '../../typesetting/load-font.ts';

/** Lengths in px; the line height in em. */
interface Room {
  width: number;
  height: number;
  /** The largest size of the type. */
  size: number;
  lineHeight: number;
}

interface Props extends Room {
  text: string;
  font: Typeface;
  /** In em. */
  tracking: number;
  x: number;
  y: number;
  /** Aligns the first line with the top, or the last with the bottom. */
  hang: 'top' | 'bottom';
}

/** Text as outlines, so that the rasteriser needs no font. A long text is broken into lines, then set smaller. */
export function TextBlock({ text, font, tracking, x, y, height, hang, ...room }: Props) {
  const set = (line: string) => setLine(font, line, tracking);
  const { lines, size } = fitText(text, (line) => set(line).width, { ...room, height });
  const step = room.lineHeight * size;
  const first = hang === 'top' ? y + CAP_HEIGHT_EM * size : y + height - (lines.length - 1) * step;
  const scale = size / UNITS_PER_EM;
  return lines.map((line, i) => (
    <path
      key={i}
      d={set(line).path}
      transform={`translate(${x} ${first + i * step}) scale(${scale} ${-scale})`}
    />
  ));
}

/**
 * Breaks a text between words into lines, and finds the largest size in whole px at which they fit the room.
 * `measure` returns the width of a line in em.
 */
export function fitText(text: string, measure: (line: string) => number, room: Room) {
  for (let { size } = room; ; size--) {
    const fits = (line: string) => measure(line) * size <= room.width;
    const lines = breakLines(text, fits);
    const isWhole = lines.length * size * room.lineHeight <= room.height && lines.every(fits);
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

/**
 * Sets one line, kerned and tracked. Returns its path in thousandths of an em, y upward as in the font, and its width
 * in em, both from the left edge of the first letter's ink.
 */
function setLine(font: Typeface, text: string, tracking: number) {
  const placed = font.layout(text);
  let pen = -placed[0]!.glyph.path.bbox.minX;
  let path = '';
  let right = 0;
  for (const { glyph, advance } of placed) {
    const outline = glyph.path.translate(pen, 0);
    path += outline.toSVG();
    right = Math.max(right, outline.bbox.maxX);
    pen += advance + tracking * UNITS_PER_EM;
  }
  return { path, width: right / UNITS_PER_EM };
}
