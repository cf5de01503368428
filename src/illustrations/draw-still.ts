import { type Drawing, findElements, start } from './drawing.ts';
import type { Shape } from './shapes.ts';

/** Writes the first frame of a drawing as SVG elements, in the drawing's own units. */
export const drawStill = (drawing: Drawing): string =>
  drawing
    .draw(findElements(start(drawing)))
    .map(writePath)
    .join('');

const writePath = (shape: Shape) =>
  'fill' in shape
    ? `<path fill="${shape.fill}" d="${shape.d}"/>`
    : `<path stroke="${shape.stroke}" stroke-width="${shape.width}" d="${shape.d}"/>`;
