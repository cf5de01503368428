import { ACCENT } from '../../illustrations/colours.ts';
import type { Beat, Programme } from '../../illustrations/programme.ts';
import { type DrawingName, programmes } from '../../illustrations/programmes.ts';
import { drawShapes } from '../../illustrations/svg-pen.ts';

interface Props {
  name: DrawingName;
  /** Its square in the picture, in px. */
  x: number;
  y: number;
  side: number;
  /** How many units of the drawing, from its top left corner, fill that side. */
  units: number;
  /** The colour of what is red on the page, where another red has the picture. */
  agent?: string;
}

/** The first picture of a drawing programme, as the page shows it before it moves. */
export function Figure({ name, x, y, side, units, agent = ACCENT }: Props) {
  const programme: Programme<Beat> = programmes[name];
  return (
    <svg x={x} y={y} width={side} height={side} viewBox={`0 0 ${units} ${units}`}>
      {drawShapes(programme).map((shape) => (
        <path key={shape.d} {...shape} fill={shape.fill === ACCENT ? agent : shape.fill} />
      ))}
    </svg>
  );
}
