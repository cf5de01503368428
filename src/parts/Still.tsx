import { SIDE, startDrawing } from '../illustrations/drawing.ts';
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
    {drawings[drawing]
      .draw(startDrawing(drawings[drawing]).findElements())
      .map(({ d, stroke, width }, index) => (
        <path key={index} d={d} stroke={stroke} strokeWidth={width} />
      ))}
  </svg>
);
