import { ACCENT } from '../content/brand/accent.ts';
import { INK, LINE, WHITE } from './colours.ts';
import { type Drawing, ease, move, rest, SIDE, type Timeline } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, line, type Point } from './shapes.ts';
import { mix } from './slides.ts';

const LINK_DISTANCE_PX = 150;
const FIRST_COLUMN = 43;
const PITCH = 31;
const BAR = 15;
/** Samples scatter this part of the way from the curve to a random height. */
const NOISE = 0.8;
const MARGIN = 46;
const FIRST_REST_MS = 900;
const SETTLED_MS = 2400;
const SCATTERED_MS = 500;
const MOVE_MS = 2440;
const SAMPLE_MS = 900;
const NEXT_SAMPLE_MS = 110;

/** Each curve gives a height from 0 (top) to 1 for a column from 0 (left) to 1. */
const CURVES = [
  (u: number) => 0.5 - 0.26 * Math.sin(u * 2 * Math.PI),
  (u: number) => 0.74 - 0.46 * Math.exp(-((u - 0.6) ** 2) / 0.045),
  (u: number) => 0.5 + 0.26 * Math.cos(u * Math.PI),
  (u: number) => 0.5 + 0.26 * Math.cos(u * 2.5 * Math.PI),
  (u: number) => 0.26 + 2 * (u - 0.5) ** 2,
];
/** The errors of the fifteen samples at the start, in units. */
const START_ERRORS = [0, 0, 0, 0, 0, 0, 0, 0, -58, 0, 96, -150, 44, -212, -120];

/** A sample's height and the height of the curve in its column. */
type Sample = readonly [height: number, aim: number];

export interface Research extends Timeline {
  /** The samples scatter around the curve with this number, then settle on it. */
  curve: number;
  isSettled: boolean;
  from: readonly Sample[];
  to: readonly Sample[];
}

/** The heights of a curve in all columns, in units. */
const findAims = (curve: number) =>
  START_ERRORS.map((_, i) =>
    Math.round(CURVES[curve % CURVES.length]!(i / (START_ERRORS.length - 1)) * SIDE),
  );

/** Fifteen samples settle on a curve from left to right; bars show their errors. */
export const research: Drawing<Research> = {
  start() {
    const to = findAims(0).map((aim, i): Sample => [aim + START_ERRORS[i]!, aim]);
    return { curve: 0, isSettled: false, from: to, to, remainingMs: FIRST_REST_MS, moveMs: 0 };
  },

  next(state) {
    if (state.moveMs) return rest(state, state.isSettled ? SETTLED_MS : SCATTERED_MS);
    if (state.isSettled) state.curve++;
    state.isSettled = !state.isSettled;
    const { curve, isSettled } = state;
    state.from = state.to;
    state.to = findAims(curve).map((aim, i) => {
      const anywhere = MARGIN + pseudoRandom(i + 3, 2 * curve) * (SIDE - 2 * MARGIN);
      return [isSettled ? aim : aim + NOISE * (anywhere - aim), aim];
    });
    // Samples move from left to right. Those that stay where they are would begin the move with a rest.
    const first = state.to.findIndex(([height], i) => height !== state.from[i]![0]);
    move(state, MOVE_MS - first * NEXT_SAMPLE_MS);
  },

  draw(state) {
    const samples = findSamples(state);
    const points = samples.map(([height], i): Point => [FIRST_COLUMN + PITCH * i, height]);
    const errors = samples.map(([height, aim]) => Math.abs(height - aim));
    const largest = Math.max(...errors);
    return [
      box(WHITE, 0, 0, SIDE, SIDE),
      ...points.map(([x]) => line(LINE, 1, [x, 30], [x, SIDE - 30])),
      ...findNearPairs(points, LINK_DISTANCE_PX).map(([from, to, length]) =>
        line(INK, Math.ceil(4 - (4 * length) / LINK_DISTANCE_PX) / 2, from, to),
      ),
      ...errors.map((error, i) => {
        const colour = error === largest && error > 2 ? ACCENT : INK;
        return box(colour, points[i]![0] - BAR / 2, Math.min(...samples[i]!) - BAR / 2, BAR, error + BAR);
      }),
    ];
  },
};

/** The current samples, in units. */
export const findSamples = ({ from, to, remainingMs, moveMs }: Research) =>
  to.map((sample, i) =>
    moveMs ? mix(from[i]!, sample, ease((MOVE_MS - remainingMs - i * NEXT_SAMPLE_MS) / SAMPLE_MS)) : sample,
  );
