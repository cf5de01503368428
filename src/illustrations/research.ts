import { ACCENT } from '../content/brand/accent.ts';
import { INK, LINE, WHITE } from './colours.ts';
import { type Drawing, moveElement, rest, type Scene, SIDE } from './drawing.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { pseudoRandom } from './pseudo-random.ts';
import { box, line, type Point } from './shapes.ts';

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

/** The heights of a curve in all columns, in units. */
const findAims = (curve: number) =>
  START_ERRORS.map((_, i) =>
    Math.round(CURVES[curve % CURVES.length]!(i / (START_ERRORS.length - 1)) * SIDE),
  );

/** Fifteen samples settle on a curve from left to right, then scatter around the next one; bars show their errors. */
export const research: Drawing = {
  *play() {
    let samples = findAims(0).map((aim, i): Sample => [aim + START_ERRORS[i]!, aim]);
    yield rest(FIRST_REST_MS, samples);
    for (let curve = 0; ; curve++) {
      const settled = findAims(curve).map((aim): Sample => [aim, aim]);
      yield move(samples, settled);
      yield rest(SETTLED_MS, settled);
      samples = scatter(curve + 1);
      yield move(settled, samples);
      yield rest(SCATTERED_MS, samples);
    }
  },

  draw(samples) {
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

const scatter = (curve: number) =>
  findAims(curve).map((aim, i): Sample => {
    const anywhere = MARGIN + pseudoRandom(i + 3, 2 * curve) * (SIDE - 2 * MARGIN);
    return [aim + NOISE * (anywhere - aim), aim];
  });

/** Moves samples one after the other. The first ones are skipped if they stay where they are, because that is a rest. */
function move(from: readonly Sample[], to: readonly Sample[]): Scene {
  const first = to.findIndex(([height], i) => height !== from[i]![0]);
  return {
    ms: (to.length - 1 - first) * NEXT_SAMPLE_MS + SAMPLE_MS,
    findElements: (ms) =>
      to.map((sample, i) => moveElement(from[i]!, sample, (ms - (i - first) * NEXT_SAMPLE_MS) / SAMPLE_MS)),
  };
}
