import { expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, weighedPages } from '../support/weigh-site.ts';

it.each(weighedPages)('$name comes in one first round trip, words included', ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});
