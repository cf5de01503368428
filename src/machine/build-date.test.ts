import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBuildDate } from './build-date.ts';

it.skipIf(!existsSync('.git'))(
  'without SOURCE_DATE_EPOCH a build has the date of its commit, not of the clock',
  () => {
    expect(readBuildDate({}).getMilliseconds()).toBe(0);
  },
);
