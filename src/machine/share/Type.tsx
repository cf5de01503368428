import { UNITS_PER_EM } from '../../typesetting/load-font.ts';
import type { Line } from '../../typesetting/set-line.ts';

interface Props {
  line: Line;
  /** Where the ink begins and the baseline lies, and the size, in px. */
  x: number;
  y: number;
  size: number;
  fill?: string;
}

/** A line of type as one path. */
export function Type({ line, x, y, size, fill }: Props) {
  const scale = size / UNITS_PER_EM;
  return <path d={line.path} transform={`translate(${x} ${y}) scale(${scale} ${-scale})`} fill={fill} />;
}
