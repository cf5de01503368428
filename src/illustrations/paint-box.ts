import type { Pen } from './drawing.ts';

/** Fills a rectangle, given by its top left corner and its size. */
export function paintBox(pen: Pen, colour: string, x: number, y: number, width: number, height: number) {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}
