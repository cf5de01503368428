import { company } from '../../content/company.ts';
import { Mark } from '../../parts/Mark.tsx';
import { fitText } from '../../typesetting/fit-text.ts';
import { BRAND_WEIGHT, CAP_HEIGHT_EM, loadFont } from '../../typesetting/load-font.ts';
import { setLine } from '../../typesetting/set-line.ts';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { Type } from './Type.tsx';

const MARK_PX = 42;
const GAP_PX = 16;
const NAME = { size: 38, lines: 2 };
const LINE_HEIGHT = 1.1;
const TRACKING_EM = -0.03;

const font = await loadFont(BRAND_WEIGHT);
const set = (line: string) => setLine(font, line, TRACKING_EM);

interface Props {
  corner: 'bottom left' | 'top right';
  /** What it may take, in px. */
  width: number;
}

/** Mark and name. A long name is broken once, and set smaller where that is not enough. */
export function Brand({ corner, width }: Props) {
  const room = { ...NAME, width: width - MARK_PX - GAP_PX };
  const { lines, size } = fitText(company.name, (line) => set(line).width, room);
  const name = lines.map(set);
  const nameWidth = size * Math.max(...name.map((line) => line.width));
  const moreLines = (name.length - 1) * size * LINE_HEIGHT;
  const [left, top] =
    corner === 'top right'
      ? [WIDTH_PX - MARGIN_PX - nameWidth - GAP_PX - MARK_PX, MARGIN_PX]
      : [MARGIN_PX, HEIGHT_PX - MARGIN_PX - MARK_PX - moreLines];
  return (
    <g transform={`translate(${left} ${top})`}>
      <svg width={MARK_PX} height={MARK_PX}>
        <Mark />
      </svg>
      {name.map((line, i) => (
        <Type
          key={line.path}
          line={line}
          x={MARK_PX + GAP_PX}
          y={(MARK_PX + CAP_HEIGHT_EM * size) / 2 + i * size * LINE_HEIGHT}
          size={size}
        />
      ))}
    </g>
  );
}
