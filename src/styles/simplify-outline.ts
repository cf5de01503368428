import type { Path } from 'fontkit';

type Point = readonly [x: number, y: number];

/** How far the new outline may be from the old one, in units. Nobody sees it, and pages stay small. */
const TOLERANCE = 1.6;

/** Draws the outline of a glyph again with as few points as it needs. Its numbers are whole, and SVG path data each from `start`. */
export const simplifyOutline = (path: Path) => trace(path).map((points) => smooth(simplify(points)));

/** Returns the points of each closed line of a glyph. Hands have so many that what is between them doesn't matter. */
function trace({ commands }: Path): Point[][] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') outlines.push([]);
    const outline = outlines.at(-1)!;
    // The last point is the first again.
    outline.push(command === 'closePath' ? outline[0]! : (args.slice(-2) as [number, number]));
  }
  return outlines;
}

/** Leaves out points that are hardly beside the line between others, as Ramer, Douglas and Peucker do. */
function simplify(points: Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [x, y] = minus(last, first);
  const distances = points.map((point) => {
    const [dx, dy] = minus(point, first);
    return x || y ? Math.abs(x * dy - y * dx) / Math.hypot(x, y) : Math.hypot(dx, dy);
  });
  const farthest = distances.indexOf(Math.max(...distances));
  if (distances[farthest]! < TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

/** Draws one smooth curve through points. After `q`, each `t` goes on smoothly and needs nothing but its end. */
function smooth([, ...points]: Point[]) {
  const after = (list: Point[], index: number) => list[(index + 1) % list.length]!;
  const controls = points.map((point, index) => {
    const between = mix(points.at(index - 1)!, after(points, index), 0.5);
    const [x, y] = mix(point, between, -0.25);
    return [toEven(x), toEven(y)] as const;
  });
  const ends = controls.map((control, index) => mix(control, after(controls, index), 0.5));
  const start = ends.at(-1)!;
  const steps = ends.map((end, index) => minus(end, ends.at(index - 1)!));
  return { start, curves: `q${minus(controls[0]!, start)},${steps[0]}t${steps.slice(1)}z` };
}

const minus = ([x, y]: Point, [x0, y0]: Point): Point => [x - x0, y - y0];
const mix = ([x, y]: Point, [x1, y1]: Point, t: number): Point => [x + (x1 - x) * t, y + (y1 - y) * t];
const toEven = (number: number) => 2 * Math.round(number / 2);
