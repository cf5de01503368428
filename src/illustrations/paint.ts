import type { Point } from './find-links.ts';
import type { Pen } from './programme.ts';

/** Fills a rectangle, given by its top left corner and its size. */
export function paintBox(pen: Pen, colour: string, x: number, y: number, width: number, height: number) {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

export function paintLine(pen: Pen, colour: string, width: number, from: Point, to: Point) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
