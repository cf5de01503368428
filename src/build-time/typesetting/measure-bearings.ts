import { CAP_HEIGHT_EM, DISPLAY_WEIGHT, loadTypeface, UNITS_PER_EM } from './load-font.ts';

export interface Bearings {
  sign: string;
  /** From its origin to its ink, and from its ink to the next sign, in em. */
  start: number;
  end: number;
  /** As `end`, in its upper half alone: the foot of a 4 is wider than its head. */
  upperEnd: number;
}

/** Where the ink of single signs stands, in the site's display type, so that it and not their space meets a line. */
export function measureBearings(signs: Iterable<string>): Bearings[] {
  const display = loadTypeface(DISPLAY_WEIGHT);
  return Array.from(new Set(signs), (sign) => {
    const { bbox, advanceWidth, path } = display.layout(sign)[0]!.glyph;
    const upper = path.commands
      .flatMap(({ args }) => pairUp(args))
      .filter(([, y]) => y >= (CAP_HEIGHT_EM / 2) * UNITS_PER_EM)
      .map(([x]) => x);
    return {
      sign,
      start: bbox.minX / UNITS_PER_EM,
      end: (advanceWidth - bbox.maxX) / UNITS_PER_EM,
      upperEnd: (advanceWidth - Math.max(0, ...upper)) / UNITS_PER_EM,
    };
  });
}

/** The coordinates of a path's command, point by point. */
function pairUp([x, y, ...more]: number[]): [x: number, y: number][] {
  return x === undefined || y === undefined ? [] : [[x, y], ...pairUp(more)];
}
