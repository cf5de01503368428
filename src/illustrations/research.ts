import { INK, LINE, RED, WHITE } from './colours.ts';
import { findLinks, type Point } from './find-links.ts';
import { type Beat, ease, hash, move, type Pen, type Programme, rest } from './programme.ts';

const SIDE = 520;
const SAMPLES = 15;
const LINK_DISTANCE_PX = 150;
const LINK_WIDTHS = [0.5, 1, 1.5, 2];
const FIRST_COLUMN = 43;
const PITCH = 31;
const BAR = 15;
const NOISE = 420;
const TOP = 46;
const BOTTOM = SIDE - TOP;
const FIRST_REST_MS = 900;
const SETTLED_MS = 2400;
const SCATTERED_MS = 500;
const SAMPLE_MS = 900;
const NEXT_SAMPLE_MS = 110;

/** A height from 0 (top) to 1 for a column from 0 (left) to 1. */
const CURVES = [
  (u: number) => 0.5 - 0.27 * Math.sin(u * 2 * Math.PI),
  (u: number) => 0.74 - 0.46 * Math.exp(-((u - 0.6) ** 2) / 0.045),
  (u: number) => 0.24 + 0.52 / (1 + Math.exp((u - 0.45) * 11)),
  (u: number) => 0.5 + 0.25 * Math.cos(u * 2.5 * Math.PI),
  (u: number) => 0.26 + 2 * (u - 0.5) ** 2,
];
const START_ERRORS = [0, 0, 0, 0, 0, 0, 0, 0, -58, 0, 96, -150, 44, -212, -120];

/** A sample's height and the height of the curve in its column. */
type Sample = readonly [height: number, aim: number];

export interface Research extends Beat {
  curve: number;
  settled: boolean;
  from: readonly Sample[];
  to: readonly Sample[];
  /** ms after which each sample begins to move. */
  delays: number[];
}

const columnX = (i: number) => FIRST_COLUMN + PITCH * i;
const aimAt = (curve: number, i: number) =>
  Math.round(CURVES[curve % CURVES.length]!(i / (SAMPLES - 1)) * SIDE);

/** Fifteen samples settle on a curve from left to right; a bar is what each is wrong by. */
export const research: Programme<Research> = {
  width: SIDE,
  height: SIDE,

  start() {
    const to = START_ERRORS.map((error, i): Sample => [aimAt(0, i) + error, aimAt(0, i)]);
    return { curve: 0, settled: false, from: to, to, delays: [], left: FIRST_REST_MS, length: 0 };
  },

  next(state) {
    if (state.length) return rest(state, state.settled ? SETTLED_MS : SCATTERED_MS);
    state.settled = !state.settled;
    if (!state.settled) state.curve++;
    const { curve, settled } = state;
    state.from = state.to;
    state.to = state.from.map((_, i): Sample => {
      const aim = aimAt(curve, i);
      const noise = Math.round((hash(i + 3, curve + 2) - 0.5) * NOISE);
      return [settled ? aim : Math.min(BOTTOM, Math.max(TOP, aim + noise)), aim];
    });
    let delay = 0;
    // Samples that are right already are not waited for.
    state.delays = state.from.map(([height, aim], i) => {
      const own = delay;
      if (height !== state.to[i]![0] || aim !== state.to[i]![1]) delay += NEXT_SAMPLE_MS;
      return own;
    });
    move(state, delay - NEXT_SAMPLE_MS + SAMPLE_MS);
  },

  draw(pen, state) {
    const samples = findSamples(state);
    pen.fillStyle = WHITE;
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.strokeStyle = LINE;
    paintLines(
      pen,
      1,
      samples.map((_, i) => [
        [columnX(i), 30],
        [columnX(i), SIDE - 30],
      ]),
    );
    paintLinks(
      pen,
      samples.map(([height], i) => [columnX(i), height]),
    );
    paintBars(pen, samples);
  },
};

/** The samples at this moment, in units. */
export function findSamples(state: Research): readonly Sample[] {
  if (!state.length) return state.to;
  return state.to.map(([height, aim], i) => {
    const [fromHeight, fromAim] = state.from[i]!;
    const part = ease((state.length - state.left - state.delays[i]!) / SAMPLE_MS);
    return [fromHeight + (height - fromHeight) * part, fromAim + (aim - fromAim) * part];
  });
}

function paintLinks(pen: Pen, points: readonly Point[]) {
  const links = findLinks(points, LINK_DISTANCE_PX);
  pen.strokeStyle = INK;
  LINK_WIDTHS.forEach((width, i) => {
    const closeness = LINK_WIDTHS.length / LINK_DISTANCE_PX;
    const alike = links.filter((link) => Math.floor((LINK_DISTANCE_PX - link[2]) * closeness) === i);
    paintLines(
      pen,
      width,
      alike.map(([a, b]) => [points[a]!, points[b]!]),
    );
  });
}

function paintLines(pen: Pen, width: number, lines: readonly (readonly [Point, Point])[]) {
  pen.lineWidth = width;
  pen.beginPath();
  for (const [from, to] of lines) {
    pen.moveTo(...from);
    pen.lineTo(...to);
  }
  pen.stroke();
}

function paintBars(pen: Pen, samples: readonly Sample[]) {
  const errors = samples.map(([height, aim]) => Math.abs(height - aim));
  const largest = Math.max(...errors);
  const worst = largest > 2 ? errors.indexOf(largest) : -1;
  const paintBar = (i: number) => {
    const top = Math.min(...samples[i]!) - BAR / 2;
    pen.fillRect(columnX(i) - BAR / 2, top, BAR, errors[i]! + BAR);
  };
  pen.fillStyle = INK;
  for (let i = 0; i < SAMPLES; i++) if (i !== worst) paintBar(i);
  pen.fillStyle = RED;
  if (worst >= 0) paintBar(worst);
}
