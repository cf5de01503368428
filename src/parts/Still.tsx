import { drawRings } from '../illustrations/draw-rings.ts';
import { SIDE } from '../illustrations/drawing.ts';
import { drawings } from '../illustrations/drawings.ts';

export type DrawingName = keyof typeof drawings;

/** The first frame of a drawing. A canvas above it draws the others, with the same crop. */
export const Still = ({ drawing }: { drawing: DrawingName }) => (
  <svg
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="xMinYMin slice"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {drawRings(drawings[drawing], drawings[drawing].poses[0]!.rings).map(({ d, stroke, width }, index) => (
      <path key={index} d={d} stroke={stroke} strokeWidth={width} />
    ))}
  </svg>
);
