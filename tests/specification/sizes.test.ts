import { expect, it } from 'vitest';
import { FIRST_ROUND_TRIP_BYTES, weigh, weighBeside } from '../support/downloads.ts';
import { builtPages } from '../support/read-page.ts';

it.each(builtPages)('$path comes in one first round trip, words included', ({ file, html }) => {
  expect(weigh([file]) + weighBeside(html)).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});
