import { expect, it } from 'vitest';
import { codes } from '../../src/content/languages.ts';
import { FIRST_ROUND_TRIP_BYTES, listReact, listWords, weigh } from '../support/downloads.ts';
import { builtPages } from '../support/read-page.ts';

it.each(builtPages)('$path comes in one first round trip, words included', ({ file }) => {
  expect(weigh([file])).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});

it.each(codes)('an interaction downloads React and the words of %s in few bytes', (code) => {
  expect(weigh([...listReact(), ...listWords(code)])).toBeLessThanOrEqual(102_000);
});
