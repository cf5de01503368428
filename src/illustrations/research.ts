import { INK, WHITE } from '../styles/tokens.ts';
import { type Drawing, SIDE } from './drawing.ts';
import { move, rest } from './scenes.ts';
import { fillBox, fillDisc, joinNear, type Position } from './shapes.ts';

const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 6;
const READINGS = 12;
const RADIUS = 11;
const MARGIN = 24;
/** Beside a wrong reading, so that no line joins the readings before and after it. */
const WIDE_PITCH = 61;
const SETTLED_MS = 2400;
const SCATTERED_MS = 500;
const NEXT_READING_MS = 90;

/** The number that most models read, as a height, and the readings that end so far off it. */
const NUMBERS = [
  { height: 310, errors: { 3: -210, 9: 150 } },
  { height: 200, errors: { 5: 220, 6: -130 } },
  { height: 360, errors: { 1: -150, 8: -280 } },
];

/** Twelve readings of a number, as heights. They scatter at first, then most of them agree. */
export const research: Drawing = {
  *play() {
    for (let number = 0; ; number++) {
      const [settled, next] = [settle(number), settle(number + 1)];
      const scattered = settled.map(
        ([x], i): Position => [x, MARGIN + pseudoRandom(i + 3, number) * (SIDE - 2 * MARGIN)],
      );
      yield rest(SETTLED_MS, settled);
      yield move(settled, scattered, NEXT_READING_MS);
      yield rest(SCATTERED_MS, scattered);
      yield move(scattered, next, NEXT_READING_MS);
    }
  },

  draw: (points) => [
    fillBox(WHITE, 0, 0, SIDE, SIDE),
    ...joinNear(INK, LINK_WIDTH, points, LINK_DISTANCE_PX),
    ...points.map((point) => fillDisc(INK, point, RADIUS)),
  ],
};

function settle(number: number): Position[] {
  const { height, errors } = NUMBERS[number % NUMBERS.length]!;
  const findError = (reading: number) => (errors as Record<number, number>)[reading] ?? 0;
  const steps = Array.from({ length: READINGS - 1 }, (_, i) => findError(i) !== 0 || findError(i + 1) !== 0);
  const wideSteps = steps.filter((isWide) => isWide).length;
  const pitch = (SIDE - 2 * MARGIN - wideSteps * WIDE_PITCH) / (steps.length - wideSteps);
  let x = MARGIN;
  return Array.from({ length: READINGS }, (_, i): Position => {
    if (i > 0) x += steps[i - 1] ? WIDE_PITCH : pitch;
    return [x, height + findError(i)];
  });
}

/** Returns a number from 0 up to 1, the same for the same arguments. */
function pseudoRandom(a: number, b: number) {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
