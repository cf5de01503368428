import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildDate } from './build-date.ts';

it('a build has the date of SOURCE_DATE_EPOCH, so that it can be repeated', () => {
  expect(readBuildDate({ SOURCE_DATE_EPOCH: '1767225600' })).toEqual(new Date('2026-01-01T00:00:00Z'));
});

it.each(['yesterday', '2026-01-01', '99999999999999999'])('SOURCE_DATE_EPOCH=%s is refused', (epoch) => {
  expect(() => readBuildDate({ SOURCE_DATE_EPOCH: epoch })).toThrow(
    `SOURCE_DATE_EPOCH is "${epoch}", but must be a number of seconds since 1970`,
  );
});

it.skipIf(!existsSync('.git'))('without it, it has the date of its commit, not of the clock', () => {
  expect(readBuildDate({}).getMilliseconds()).toBe(0);
});
