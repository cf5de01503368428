import type { Path } from 'fontkit';

type Point = readonly [x: number, y: number];

/** The least distance of two points, in units. Ink has no sharper corners, and pages stay small. */
const GAP = 12;

/** Redraws each outline of a glyph with few points, as SVG path data in whole numbers, relative to `start`. */
export const simplifyOutline = (path: Path) => trace(path).map(smooth);

/** Returns points along each closed line of a glyph. */
function trace({ commands }: Path): Point[][] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    const point = args.slice(-2) as [number, number];
    if (command === 'moveTo') outlines.push([point]);
    else if (command !== 'closePath') {
      const outline = outlines.at(-1)!;
      const [x, y] = minus(point, outline.at(-1)!);
      if (Math.hypot(x, y) >= GAP) outline.push(point);
    }
  }
  return outlines;
}

/** Draws one smooth curve through points. After `q`, each `t` goes on smoothly and needs nothing but its end. */
function smooth(points: Point[]) {
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
