import { INK, PAPER, RINGS } from '../styles/tokens.ts';
import { type Drawing, type Position, SIDE } from './drawing.ts';

/** In small rings, no line is thinner. */
const MIN_LINE = 1.7;
const LINK_WIDTH = 5;

/**
 * Draws rings and the lines between them, light on ink, one shape above the other. A shape is a line with round ends: `d` is SVG
 * path data, and `width` is in units of the drawing.
 */
export function drawRings({ radius, linkDistance }: Drawing, rings: readonly Position[]) {
  const dots = rings.map(([x, y]) => path`M${x} ${y}h.1`).join('');
  return [
    // The ground.
    { d: `M0 ${SIDE / 2}h${SIDE}`, stroke: INK, width: SIDE },
    { d: joinNear(rings, linkDistance), stroke: PAPER, width: LINK_WIDTH },
    // A ring is a dot in ink upon a larger one on paper: so all rings have the same path data, and pages stay small.
    ...RINGS.flatMap(([percent, width]) => {
      const middle = (percent / 50) * radius;
      const line = Math.max(MIN_LINE, (width / 100) * radius);
      return [
        { d: dots, stroke: PAPER, width: middle + line },
        { d: dots, stroke: INK, width: middle - line },
      ];
    }),
  ];
}

const joinNear = (rings: readonly Position[], distance: number) =>
  rings
    .flatMap((from, i) =>
      rings
        .slice(i + 1)
        .filter((to) => Math.hypot(to[0] - from[0], to[1] - from[1]) < distance)
        .map((to) => path`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`),
    )
    .join('');

/** Rounds each number to a tenth of a unit, which nobody sees and which keeps files short. */
const path = (texts: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(texts, ...numbers.map((number) => Math.round(number * 10) / 10));
