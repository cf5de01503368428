import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentLattice, agents } from './agents.ts';
import { findLinks } from './find-links.ts';
import { type Beat, type Pen, type Programme, restMs, step } from './programme.ts';
import { programmes } from './programmes.ts';
import { findSamples, research } from './research.ts';
import { saas, saasLattice } from './saas.ts';
import { findPoints } from './slides.ts';
import type { Tiles } from './tiles.ts';

const LONGEST_REST_MS = 2600;
const TEN_MINUTES_MS = 600_000;
const all = Object.entries<Programme<Beat>>(programmes);

/** All that is painted, call by call: two pictures are the same when these are. */
function paint(programme: Programme<Beat>, state: Beat) {
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

const runFor = <State extends Beat>(programme: Programme<State>, ms: number) => {
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
        // Both may stand a rounding error before or after a change.
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
        expect(state.left).toBeLessThanOrEqual(LONGEST_REST_MS);
        ms += state.left;
        step(programme, state, state.left);
      }
      const picture = JSON.stringify(paint(programme, state));
      ms += state.left;
      step(programme, state, state.left / 2);
      expect(JSON.stringify(paint(programme, state))).not.toBe(picture);
      step(programme, state, state.left);
    }
    expect(moves).toBeGreaterThan(100);
  });
});

/** Runs ten minutes, a tenth of a second at a time. */
function watch<State extends Beat>(programme: Programme<State>, look: (state: State) => void) {
  const state = programme.start();
  for (let ms = 0; ms < TEN_MINUTES_MS; ms += 100) {
    step(programme, state, 100);
    look(state);
  }
}

const countLines = <State extends Beat>(programme: Programme<State>, state: State) =>
  paint(programme as Programme<Beat>, state).filter((call) => (call as string[])[0] === 'lineTo').length;

describe.each([
  {
    name: 'twelve agents',
    programme: agents,
    lattice: agentLattice,
    count: 12,
    linkPx: 120,
    others: agentLattice.length,
  },
  { name: 'eight modules', programme: saas, lattice: saasLattice, count: 8, linkPx: 150, others: 2 * 28 },
])('$name', ({ programme, lattice, count, linkPx, others }) => {
  test('are on different points of the lattice whenever they rest', () => {
    watch(programme, (state) => {
      if (!restMs(state)) return;
      expect(new Set([...state.places, state.goal]).size).toBe(count + 1);
      expect(findPoints(lattice, state).every((point) => lattice.includes(point))).toBe(true);
    });
  });

  test(`have a line between two that are closer than ${linkPx} px`, () => {
    const state = runFor(programme, 20_000);
    expect(countLines(programme, state)).toBe(others + findLinks(findPoints(lattice, state), linkPx).length);
  });
});

describe('fifteen samples', () => {
  test('are on their curve once they have settled', () => {
    watch(research, (state) => {
      if (!restMs(state) || !state.isSettled) return;
      const samples = findSamples(state);
      expect(samples).toHaveLength(15);
      expect(samples.filter(([height, aim]) => height !== aim)).toEqual([]);
    });
  });

  test('have a line between two that are closer than 150 px', () => {
    const state = runFor(research, 31_500);
    const points = findSamples(state).map(([height], i) => [43 + 31 * i, height] as const);
    expect(countLines(research, state)).toBe(15 + findLinks(points, 150).length);
  });

  test('and their curve move without a jump', () => {
    const state = research.start();
    let before = findSamples(state).flat();
    let longest = 0;
    for (let ms = 0; ms < 60_000; ms++) {
      step(research, state, 1);
      const after = findSamples(state).flat();
      longest = Math.max(longest, ...after.map((value, i) => Math.abs(value - before[i]!)));
      before = after;
    }
    expect(longest).toBeLessThan(1.5);
  });

  test('begin within a tenth of a second when a visitor asks for a step', () => {
    const state = research.start();
    step(research, state, restMs(state));
    const before = paint(research, state);
    step(research, state, 100);
    expect(paint(research, state)).not.toEqual(before);
  });
});

describe('tiles', () => {
  const { hero } = programmes;
  const runUntil = (state: Tiles, isReached: (state: Tiles) => boolean) => {
    while (!isReached(state)) step(hero, state, state.left);
  };

  test('have whole quarters at rest, ten minutes on', () => {
    watch(hero, ({ turns }) => {
      if (turns.some((turn) => ![0, 1, 2, 3].includes(turn))) expect.fail(`${turns}`);
    });
  });

  test('that a visitor turns are put back by the agent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 399 }),
        fc.integer({ min: 0, max: 499 }),
        fc.integer({ min: 0, max: 2500 }),
        (x, y, ms) => {
          const tile = Math.floor(x / 100) + 4 * Math.floor(y / 100);
          const state = hero.start();
          runUntil(state, ({ isFinished }) => isFinished);
          const finished = [...state.turns];
          step(hero, state, ms);
          hero.turn!(state, x, y);
          step(hero, state, 0);
          expect([state.turning, state.quarters]).toEqual([tile, 1]);
          step(hero, state, state.left);
          expect(state.turns).not.toEqual(finished);
          runUntil(state, ({ figure }) => figure === 1);
          expect(state.turns).toEqual(finished);
        },
      ),
    );
  });

  test('that a visitor turns while another turns are next', () => {
    const state = hero.start();
    while (!state.length) step(hero, state, state.left);
    hero.turn!(state, 350, 450);
    step(hero, state, state.left);
    step(hero, state, state.left);
    expect(state.turning).toBe(19);
  });

  test('out of the window are left alone', () => {
    const state = hero.start();
    const outside = [...state.turns];
    hero.setFrame!(state, 400, 400);
    step(hero, state, TEN_MINUTES_MS);
    expect(state.turns.slice(16)).toEqual(outside.slice(16));
    expect(state.agent).toBeLessThan(16);
    expect(state.figure).toBeGreaterThan(10);
  });

  test('of the missing page never close the ring at rest, and pass the turn that would', () => {
    const { ring } = programmes;
    const state = ring.start();
    let passes = 0;
    for (let ms = 0; ms < TEN_MINUTES_MS; ms += 50) {
      step(ring, state, 50);
      if (restMs(state)) expect(state.turns[1]).not.toBe(3);
      else if (state.quarters === 2) passes++;
      expect([state.turns[0], state.turns[2], state.turns[3]]).toEqual([2, 1, 0]);
    }
    expect(passes).toBeGreaterThan(50);
  });
});
