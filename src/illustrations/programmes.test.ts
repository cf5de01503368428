import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentLattice, agents } from './agents.ts';
import { findNearPairs } from './find-near-pairs.ts';
import { type Pen, type Programme, restMs, step, type Timeline } from './programme.ts';
import { programmes } from './programmes.ts';
import { findReadings, research } from './research.ts';
import { saas, saasLattice } from './saas.ts';
import { findPoints } from './slides.ts';
import type { Tiles } from './tiles.ts';

const MAX_REST_MS = 2600;
const TEN_MINUTES_MS = 600_000;
const all = Object.entries<Programme<Timeline>>(programmes);

/** All that is painted, call by call: two pictures are the same when these are. */
function paint(programme: Programme<Timeline>, state: Timeline) {
  const calls: unknown[] = [];
  const pen = new Proxy({} as Pen, {
    get:
      (_, name) =>
      (...values: number[]) =>
        calls.push([name, ...values.map((value) => Math.round(value * 1e6) / 1e6)]),
    set: (_, name, value) => calls.push([name, value]) > 0,
  });
  programme.draw(pen, state);
  return calls;
}

const runFor = <State extends Timeline>(programme: Programme<State>, ms: number) => {
  const state = programme.start();
  step(programme, state, ms);
  return state;
};

describe.each(all)('%s', (_name, programme) => {
  test('comes to the same picture each time, however the time is cut into frames', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 60 }), (frames) => {
        const sliced = programme.start();
        for (const ms of frames) step(programme, sliced, ms);
        const whole = runFor(
          programme,
          frames.reduce((sum, ms) => sum + ms, 0),
        );
        // Rounding may put one before a change and the other after it.
        if (restMs(whole) < 1e-6 || restMs(sliced) < 1e-6) return;
        expect(paint(programme, sliced)).toEqual(paint(programme, whole));
      }),
      { numRuns: 60 },
    );
  });

  test('never stalls in ten minutes: each rest ends, and each move changes the picture', () => {
    const state = programme.start();
    let moves = 0;
    for (let ms = 0; ms < TEN_MINUTES_MS; moves++) {
      while (restMs(state)) {
        expect(state.remainingMs).toBeLessThanOrEqual(MAX_REST_MS);
        ms += state.remainingMs;
        step(programme, state, state.remainingMs);
      }
      const picture = JSON.stringify(paint(programme, state));
      ms += state.remainingMs;
      step(programme, state, state.remainingMs / 2);
      expect(JSON.stringify(paint(programme, state))).not.toBe(picture);
      step(programme, state, state.remainingMs);
    }
    expect(moves).toBeGreaterThan(100);
  });
});

/** Runs ten minutes in steps of a tenth of a second, and calls `look` whenever the programme rests. */
function watchRests<State extends Timeline>(programme: Programme<State>, look: (state: State) => void) {
  const state = programme.start();
  for (let ms = 0; ms < TEN_MINUTES_MS; ms += 100) {
    step(programme, state, 100);
    if (restMs(state)) look(state);
  }
}

const countLines = <State extends Timeline>(programme: Programme<State>, state: State) =>
  paint(programme as Programme<Timeline>, state).filter((call) => (call as string[])[0] === 'lineTo').length;

test.each([
  ['twelve agents', agents, agentLattice, 12, 120, agentLattice.length],
  ['eight modules', saas, saasLattice, 8, 150, 2 * 28],
] as const)(
  '%s rest on points of their lattice, and a line joins two that are closer than the specified distance',
  (_name, programme, lattice, count, linkPx, otherLines) => {
    watchRests(programme, (state) => {
      expect(new Set([...state.places, state.goal]).size).toBe(count + 1);
      expect(findPoints(lattice, state).every((point) => lattice.includes(point))).toBe(true);
    });
    const state = runFor(programme, 20_000);
    const links = findNearPairs(findPoints(lattice, state), linkPx);
    expect(countLines(programme, state)).toBe(otherLines + links.length);
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
  expect(countLines(research, state)).toBe(15 + findNearPairs(points, 150).length);
});

test('tiles out of the window are left alone, and none of them waits', () => {
  const { hero } = programmes;
  const state = hero.start();
  const outside = state.orientations.slice(16);
  hero.setFrame!(state, 400, 400);
  step(hero, state, TEN_MINUTES_MS);
  expect(state.orientations.slice(16)).toEqual(outside);
  expect(state.mover).toBeLessThan(16);
  expect(state.figure).toBeGreaterThan(10);
});

test('the ring of the missing page never closes at rest; its last tile passes the turn that would close it', () => {
  let passes = 0;
  watchRests(programmes.ring, ({ orientations, quarters }) => {
    expect(orientations[1]).not.toBe(3);
    expect([orientations[0], orientations[2], orientations[3]]).toEqual([2, 1, 0]);
    if (quarters === 2) passes++;
  });
  expect(passes).toBeGreaterThan(50);
});

describe('the tile that waits', () => {
  const { hero } = programmes;
  /** The tiles of a tile's circle, in a field of four columns. */
  const circleOf = (tile: number) => [tile, tile ^ 1, tile ^ 4, tile ^ 5].toSorted((a, b) => a - b);

  /** Runs ten minutes in a window of so many rows, and calls `look` at each rest. */
  function runFigures(rows: number, decidesEach: boolean, look: (state: Tiles) => void) {
    const state = hero.start();
    hero.setFrame!(state, 400, rows * 100);
    for (let ms = 0; ms < TEN_MINUTES_MS; ms += 100) {
      step(hero, state, 100);
      if (!restMs(state)) continue;
      look(state);
      if (decidesEach && state.isFinished && hero.findWaiting(state)) hero.decide(state);
    }
  }

  test('stays as it is, and so does its circle, which is closed but for it, while the others turn', () => {
    const start = hero.start();
    const others = circleOf(start.waiting).map((tile) => start.orientations[tile]);
    runFigures(4, false, ({ waiting, orientations }) => {
      expect(waiting).toBe(start.waiting);
      expect(circleOf(waiting).map((tile) => orientations[tile])).toEqual(others);
    });
  });

  test.each([2, 3, 4, 5])(
    'closes a whole circle when it is turned, and another one waits: %i rows',
    (rows) => {
      const waited = new Set<number>();
      runFigures(rows, true, (state) => {
        if (!state.isFinished || state.waiting < 0) return;
        const { waiting } = state;
        const { tile, quarters } = hero.findWaiting(state)!;
        expect(quarters).not.toBe(0);
        expect(tile[1] | 1).toBeLessThan(rows);
        waited.add(waiting);
        const decided = structuredClone(state);
        hero.decide(decided);
        expect(decided.orientations[waiting]).toBe((tile[2] + quarters + 4) % 4);
        expect(circleOf(waiting).map((each) => decided.orientations[each])).toEqual([2, 3, 1, 0]);
        expect(hero.findWaiting(decided)).toBeUndefined();
      });
      expect(waited.size).toBeGreaterThan(1);
    },
  );
});
