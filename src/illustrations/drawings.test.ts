import { describe, expect, test } from 'vitest';
import { agentLattice, agents } from './agents.ts';
import { type Drawing, type Pen, restMs, step, type Timeline } from './drawing.ts';
import { drawings } from './drawings.ts';
import type { Point } from './find-near-pairs.ts';
import { findReadings, research } from './research.ts';
import { saas, saasLattice } from './saas.ts';
import { findPoints } from './slides.ts';

const MAX_REST_MS = 2600;
const TEN_MINUTES_MS = 600_000;
const FRAMES = 60;
const MOVES = 200;

/** All that is painted, call by call: two pictures are the same when these are. */
function paint(drawing: Drawing<Timeline>, state: Timeline) {
  const calls: unknown[] = [];
  const pen = new Proxy({} as Pen, {
    get:
      (_, name) =>
      (...values: number[]) =>
        calls.push([name, ...values.map((value) => Math.round(value * 1e6) / 1e6)]),
    set: (_, name, value) => calls.push([name, value]) > 0,
  });
  drawing.draw(pen, state);
  return calls;
}

const runFor = <State extends Timeline>(drawing: Drawing<State>, ms: number) => {
  const state = drawing.start();
  step(drawing, state, ms);
  return state;
};

describe.each(Object.entries<Drawing<Timeline>>(drawings))('%s', (_name, drawing) => {
  test.each([7, 16.7, 41, 400])('comes to the same picture in frames of %s ms as at once', (frameMs) => {
    const sliced = drawing.start();
    for (let frame = 0; frame < FRAMES; frame++) step(drawing, sliced, frameMs);
    expect(paint(drawing, sliced)).toEqual(paint(drawing, runFor(drawing, FRAMES * frameMs)));
  });

  test('never stalls: each rest ends, and each move changes the picture', () => {
    const state = drawing.start();
    for (let moves = 0; moves < MOVES; moves++) {
      while (restMs(state)) {
        expect(state.remainingMs).toBeLessThanOrEqual(MAX_REST_MS);
        step(drawing, state, state.remainingMs);
      }
      const picture = paint(drawing, state);
      step(drawing, state, state.remainingMs / 2);
      expect(paint(drawing, state)).not.toEqual(picture);
      step(drawing, state, state.remainingMs);
    }
  });
});

/** Runs ten minutes in steps of a tenth of a second, and calls `look` whenever the drawing rests. */
function watchRests<State extends Timeline>(drawing: Drawing<State>, look: (state: State) => void) {
  const state = drawing.start();
  for (let ms = 0; ms < TEN_MINUTES_MS; ms += 100) {
    step(drawing, state, 100);
    if (restMs(state)) look(state);
  }
}

const countLines = <State extends Timeline>(drawing: Drawing<State>, state: State) =>
  paint(drawing as Drawing<Timeline>, state).filter((call) => (call as string[])[0] === 'lineTo').length;

const countPairs = (points: readonly Point[], closerThanPx: number) =>
  points.flatMap(([x, y], i) =>
    points.slice(i + 1).filter(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < closerThanPx),
  ).length;

test.each([
  ['twelve agents', agents, agentLattice, 12, 120, agentLattice.length],
  ['eight modules', saas, saasLattice, 8, 150, 2 * 28],
] as const)(
  '%s rest on points of their lattice, and a line joins two that are closer than the specified distance',
  (_name, drawing, lattice, count, linkPx, otherLines) => {
    watchRests(drawing, (state) => {
      expect(new Set([...state.places, state.goal]).size).toBe(count + 1);
      expect(findPoints(lattice, state).every((point) => lattice.includes(point))).toBe(true);
    });
    const state = runFor(drawing, 20_000);
    expect(countLines(drawing, state)).toBe(otherLines + countPairs(findPoints(lattice, state), linkPx));
  },
);

test('fifteen samples settle on their curve, and a line joins two that are closer than 150 px', () => {
  watchRests(research, (state) => {
    const samples = findReadings(state);
    expect(samples).toHaveLength(15);
    if (state.isSettled) expect(samples.filter(([height, aim]) => height !== aim)).toEqual([]);
  });
  const state = runFor(research, 31_500);
  const points = findReadings(state).map(([height], i) => [43 + 31 * i, height] as const);
  expect(countLines(research, state)).toBe(15 + countPairs(points, 150));
});
