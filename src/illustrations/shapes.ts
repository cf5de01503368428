import { INK, PAPER, RINGS } from '../styles/tokens.ts';
import { SIDE } from './drawing.ts';

export type Position = readonly [x: number, y: number];

/** One shape of a drawing, filled or stroked. `d` is SVG path data in the drawing's own units. */
export type Shape = { d: string; fill: string } | { d: string; stroke: string; width: number };

/** In small rings, no line is thinner. */
const MIN_LINE = 1.7;
const LINK_WIDTH = 5;

/**
 * Returns a function that draws elements as rings, light on ink, with a line between each two that are closer than
 * `linkDistance`.
 */
export const drawLinkedRings =
  (radius: number, linkDistance: number) =>
  (points: readonly Position[]): Shape[] => [
    { d: `M0 0h${SIDE}v${SIDE}H0z`, fill: INK },
    { d: joinNear(points, linkDistance), stroke: PAPER, width: LINK_WIDTH },
    // Hides the lines below rings.
    { d: writeCircles(points, radius), fill: INK },
    ...RINGS.map(([percent, width]) => ({
      d: writeCircles(points, (percent / 100) * radius),
      stroke: PAPER,
      width: Math.max(MIN_LINE, (width / 100) * radius),
    })),
  ];

const joinNear = (points: readonly Position[], distance: number) =>
  points
    .flatMap((from, i) =>
      points
        .slice(i + 1)
        .filter((to) => Math.hypot(to[0] - from[0], to[1] - from[1]) < distance)
        .map((to) => path`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`),
    )
    .join('');

const writeCircles = (points: readonly Position[], radius: number) =>
  points
    .map(
      ([x, y]) =>
        path`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0`,
    )
    .join('');

/** Rounds each number to a tenth of a unit, which nobody sees and which keeps files short. */
const path = (texts: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(texts, ...numbers.map((number) => Math.round(number * 10) / 10));
