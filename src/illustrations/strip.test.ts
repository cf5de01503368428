import { expect, test } from 'vitest';
import { restMs, step } from './programme.ts';
import { strip } from './strip.ts';

const TEN_MINUTES_MS = 600_000;
/** Rests between two turns are shorter. */
const LONG_REST_MS = 1000;
/** Two tiles as the lower half of a circle whose upper half the plan shows, and the other way round. */
const HALVES = ['10', '23'];

test('whenever the strip rests, each pair of its tiles completes a circle of the plan, above it or below it', () => {
  const state = strip.start();
  const seen = new Set<string>();
  let ms = 0;
  while (ms < TEN_MINUTES_MS) {
    if (restMs(state) > LONG_REST_MS) {
      const pairs = state.turns.join('').match(/../g)!;
      for (const pair of pairs) expect(HALVES).toContain(pair);
      seen.add(pairs.join(' '));
    }
    ms += state.left;
    step(strip, state, state.left);
  }
  expect(seen.size).toBe(4);
});

test('the first picture has a wrong tile among the four columns that phones show, and the agent on it', () => {
  const { turns, agent } = strip.start();
  expect(turns.slice(0, 4).join('')).toBe('1020');
  expect(agent).toBe(2);
});
