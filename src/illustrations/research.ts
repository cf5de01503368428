import { INK, WHITE } from '../styles/tokens.ts';
import { type Drawing, move, rest, SIDE } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, disc, line, type Point } from './shapes.ts';

const LINK_DISTANCE_PX = 120;
const LINK_WIDTH = 6;
const READINGS = 12;
const PITCH = 40;
const RADIUS = 14;
const MARGIN = 40;
const SETTLED_MS = 2400;
const SCATTERED_MS = 500;
const NEXT_READING_MS = 90;

/** The number that most models read, as a height, and the readings that end so far off it. */
const NUMBERS = [
  { height: 310, errors: { 3: -210, 9: 150 } },
  { height: 200, errors: { 5: 220, 6: 250 } },
  { height: 360, errors: { 1: -150, 8: -280 } },
];

/** Twelve readings of a number, as heights. They scatter at first, then most of them agree. */
export const research: Drawing = {
  *play() {
    for (let number = 0; ; number++) {
      const [settled, next] = [settle(number), settle(number + 1)];
      const scattered = place((i) => MARGIN + pseudoRandom(i + 3, number) * (SIDE - 2 * MARGIN));
      yield rest(SETTLED_MS, settled);
      yield move(settled, scattered, NEXT_READING_MS);
      yield rest(SCATTERED_MS, scattered);
      yield move(scattered, next, NEXT_READING_MS);
    }
  },

  draw: (points) => [
    box(WHITE, 0, 0, SIDE, SIDE),
    ...findNearPairs(points, LINK_DISTANCE_PX).map(([from, to]) => line(INK, LINK_WIDTH, from, to)),
    ...points.map((point) => disc(INK, point, RADIUS)),
  ],
};

function settle(number: number) {
  const { height, errors } = NUMBERS[number % NUMBERS.length]!;
  return place((i) => height + ((errors as Record<number, number>)[i] ?? 0));
}

const place = (findHeight: (reading: number) => number) =>
  Array.from({ length: READINGS }, (_, i): Point => [MARGIN + PITCH * i, findHeight(i)]);
