export type Position = readonly [x: number, y: number];

/** One shape of a drawing, filled or stroked. `d` is SVG path data in the drawing's own units. */
export type Shape = { d: string; fill: string } | { d: string; stroke: string; width: number };

/** A filled rectangle. `x` and `y` are its top left corner. */
export const fillBox = (fill: string, x: number, y: number, width: number, height: number): Shape => ({
  d: path`M${x} ${y}h${width}v${height}H${x}z`,
  fill,
});

export const fillDisc = (fill: string, [x, y]: Position, radius: number): Shape => ({
  d: path`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0`,
  fill,
});

const strokeLine = (stroke: string, width: number, [x1, y1]: Position, [x2, y2]: Position): Shape => ({
  d: path`M${x1} ${y1}L${x2} ${y2}`,
  stroke,
  width,
});

/** A line between each two points that are closer than `distance`. */
export const joinNear = (stroke: string, width: number, points: readonly Position[], distance: number) =>
  points.flatMap((from, i) =>
    points
      .slice(i + 1)
      .filter((to) => Math.hypot(to[0] - from[0], to[1] - from[1]) < distance)
      .map((to) => strokeLine(stroke, width, from, to)),
  );

/** Rounds each number to a tenth of a unit, which nobody sees and which keeps files short. */
const path = (texts: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(texts, ...numbers.map((number) => Math.round(number * 10) / 10));
