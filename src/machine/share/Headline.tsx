import { CAP_HEIGHT_EM } from '../../typesetting/load-font.ts';
import type { Line } from '../../typesetting/set-line.ts';
import { MARGIN_PX } from './frame.ts';
import { Type } from './Type.tsx';

interface Props {
  lines: Line[];
  /** In px. */
  size: number;
  /** In em. */
  lineHeight: number;
}

/** Lines of display type that begin in the upper left corner. */
export function Headline({ lines, size, lineHeight }: Props) {
  return lines.map((line, i) => (
    <Type
      key={line.path}
      line={line}
      x={MARGIN_PX}
      y={MARGIN_PX + (CAP_HEIGHT_EM + i * lineHeight) * size}
      size={size}
    />
  ));
}
