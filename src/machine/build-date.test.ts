import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuildDate } from './build-date.ts';

const COMMITTED = '2025-03-04T05:06:07.000Z';
const hasGit = spawnSync('git', ['--version']).status === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dated-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is what SOURCE_DATE_EPOCH says', () => {
  expect(readBuildDate(folder, { SOURCE_DATE_EPOCH: '1767225600' })).toEqual({
    date: new Date('2026-01-01T00:00:00Z'),
    source: 'SOURCE_DATE_EPOCH',
  });
});

it.each(['yesterday', '2026-01-01', '-1', '1.5', '99999999999999999'])(
  'is refused in one sentence where SOURCE_DATE_EPOCH is %s',
  (epoch) => {
    expect(() => readBuildDate(folder, { SOURCE_DATE_EPOCH: epoch })).toThrow(
      `SOURCE_DATE_EPOCH is "${epoch}", but it must be a whole number of seconds since 1970`,
    );
  },
);

it("is the clock's in a folder without history", () => {
  expect(readBuildDate(folder, {}).source).toBe('clock');
});

describe.skipIf(!hasGit)('in a git repository', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'file'), '');
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a.ch', 'commit', '--quiet', '--message', 'Begin');
  });

  it("is the last commit's", () => {
    expect(readBuildDate(folder, {})).toEqual({ date: new Date(COMMITTED), source: 'commit' });
  });

  it("is the clock's in a folder that was unpacked inside a foreign repository", () => {
    mkdirSync(join(folder, 'unpacked'));
    expect(readBuildDate(join(folder, 'unpacked'), {}).source).toBe('clock');
  });
});

function git(...words: string[]) {
  const env = { ...process.env, GIT_AUTHOR_DATE: COMMITTED, GIT_COMMITTER_DATE: COMMITTED };
  expect(spawnSync('git', words, { cwd: folder, env }).status).toBe(0);
}
