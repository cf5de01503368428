import type { Font } from 'fontkit';
import { fitText } from '../../typesetting/fit-text.ts';
import { CAP_HEIGHT_EM, UNITS_PER_EM } from '../../typesetting/load-font.ts';

interface Props {
  text: string;
  font: Font;
  /** In em. */
  tracking: number;
  lineHeight: number;
  /** The box, in px: a long text is broken into lines, and set smaller where that is not enough. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The largest size, in px. */
  size: number;
  /** Aligns the first line with the top, or the last with the bottom. */
  hang: 'top' | 'bottom';
}

/** Lines of type as outlines, so that the rasteriser needs no font. */
export function TextBlock({ text, font, tracking, x, y, height, hang, ...room }: Props) {
  const set = (line: string) => setLine(font, line, tracking);
  const { lines, size } = fitText(text, (line) => set(line).width, { ...room, height });
  const step = room.lineHeight * size;
  const first = hang === 'top' ? y + CAP_HEIGHT_EM * size : y + height - (lines.length - 1) * step;
  const scale = size / UNITS_PER_EM;
  return lines.map((line, i) => (
    <path
      key={line}
      d={set(line).path}
      transform={`translate(${x} ${first + i * step}) scale(${scale} ${-scale})`}
    />
  ));
}

/**
 * Sets one line, kerned and tracked: its path in thousandths of an em, y upward as in the font, and its width in em, both
 * from the first ink. Throws where the font lacks a letter.
 */
function setLine(font: Font, text: string, tracking: number) {
  const { glyphs, positions } = font.layout(text);
  let pen = -glyphs[0]!.path.bbox.minX;
  let path = '';
  let right = 0;
  glyphs.forEach((glyph, i) => {
    if (glyph.id === 0)
      throw new Error(`The font lacks a letter of "${text}": add it in tools/subset-font.mjs and run that.`);
    const outline = glyph.path.translate(pen, 0);
    path += outline.toSVG();
    right = Math.max(right, outline.bbox.maxX);
    pen += positions[i]!.xAdvance + tracking * UNITS_PER_EM;
  });
  return { path, width: right / UNITS_PER_EM };
}
