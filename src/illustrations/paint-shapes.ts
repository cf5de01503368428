import type { Shape } from './shapes.ts';

/** Paints shapes on a canvas. Its transform must already map their units to pixels. */
export function paintShapes(context: CanvasRenderingContext2D, shapes: Shape[]) {
  for (const shape of shapes) {
    context.beginPath();
    if (shape.tag === 'line') {
      context.strokeStyle = shape.stroke;
      context.lineWidth = shape['stroke-width'];
      context.moveTo(shape.x1, shape.y1);
      context.lineTo(shape.x2, shape.y2);
      context.stroke();
      continue;
    }
    context.fillStyle = shape.fill;
    if (shape.tag === 'circle') context.arc(shape.cx, shape.cy, shape.r, 0, 2 * Math.PI);
    else context.rect(shape.x, shape.y, shape.width, shape.height);
    context.fill();
  }
}
