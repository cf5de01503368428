import { type Drawing, SIDE, startDrawing } from '../illustrations/drawing.ts';
import type { Shape } from '../illustrations/shapes.ts';

/** Draws the first frame of a drawing as SVG. */
export function drawStill(drawing: Drawing): string {
  const paths = drawing.draw(startDrawing(drawing).findElements()).map(writePath);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${paths.join('')}</svg>`;
}

const writePath = (shape: Shape) =>
  'fill' in shape
    ? `<path fill="${shape.fill}" d="${shape.d}"/>`
    : `<path stroke="${shape.stroke}" stroke-width="${shape.width}" d="${shape.d}"/>`;
