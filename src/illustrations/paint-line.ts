import type { Pen } from './drawing.ts';
import type { Point } from './find-near-pairs.ts';

export function paintLine(pen: Pen, colour: string, width: number, from: Point, to: Point) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
