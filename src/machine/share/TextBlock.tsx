import type { Font } from 'fontkit';
import { fitText } from '../../typesetting/fit-text.ts';
import { CAP_HEIGHT_EM, UNITS_PER_EM } from '../../typesetting/load-font.ts';
import { setLine } from '../../typesetting/set-line.ts';

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
