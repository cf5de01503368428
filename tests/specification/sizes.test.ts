import { expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, weighedPages } from '../support/weigh-site.ts';

/** With the words of all pages. */
const REACT_LIMIT_BYTES = 100_000;

it.each(weighedPages)('$name comes in one first round trip, words included', ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});

it.each(weighedPages)('$name downloads React in few bytes', ({ reactBytes }) => {
  expect(reactBytes).toBeGreaterThan(0);
  expect(reactBytes).toBeLessThanOrEqual(REACT_LIMIT_BYTES);
});
