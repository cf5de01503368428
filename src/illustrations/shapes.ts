export type Point = readonly [x: number, y: number];

/** One shape of a drawing, in the drawing's own units. The names are those of SVG elements and their attributes. */
export type Shape =
  | { tag: 'rect'; fill: string; x: number; y: number; width: number; height: number }
  | { tag: 'circle'; fill: string; cx: number; cy: number; r: number }
  | { tag: 'line'; stroke: string; 'stroke-width': number; x1: number; y1: number; x2: number; y2: number };

/** A filled rectangle. `x` and `y` are its top left corner. */
export const box = (fill: string, x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  fill,
  x,
  y,
  width,
  height,
});

/** A filled circle. */
export const disc = (fill: string, [cx, cy]: Point, r: number): Shape => ({ tag: 'circle', fill, cx, cy, r });

export const line = (stroke: string, width: number, [x1, y1]: Point, [x2, y2]: Point): Shape => ({
  tag: 'line',
  stroke,
  'stroke-width': width,
  x1,
  y1,
  x2,
  y2,
});
