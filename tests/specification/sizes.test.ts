import { expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, weigh } from '../support/downloads.ts';
import { builtPages } from '../support/read-page.ts';

it.each(builtPages)('$path comes in one first round trip, words included', ({ file }) => {
  expect(weigh([file])).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});
