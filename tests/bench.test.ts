import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPaths } from '../bench/list-paths.ts';
import { readOptions } from '../bench/read-options.ts';
import { describeSpread, spread } from '../bench/spread.ts';

const known = ['/', '/about'];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const file of ['index.html', 'about.html', 'services.html', '404.html', 'icon.svg'])
    writeFileSync(join(folder, file), file);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run bench', () => {
  it('measures every page three times when nothing else is said', () => {
    expect(readOptions([], known)).toEqual({ also: [], paths: known, runs: 3 });
  });

  it('measures other built folders beside ours', () => {
    const words = ['--also', `one=${folder}`, '--also', `two=${folder}`, '--pages', '/about', '--runs', '1'];
    expect(readOptions(words, known)).toEqual({
      also: [
        { name: 'one', folder },
        { name: 'two', folder },
      ],
      paths: ['/about'],
      runs: 1,
    });
  });

  it.each([
    [['--runs', '0'], /^--runs is "0", but it must be a whole number from 1 to 9999, as in --runs 3\.$/],
    [['--pages', '/,/no'], /^--pages names "\/no", which is no page: choose from \/,\/about\.$/],
    [['--also', 'dist'], /^--also is "dist", but it must be a name and a built folder, as in --also other=/],
    [['--also', 'other=tests'], /^tests holds no index\.html: name a folder with a built site\.$/],
  ])('refuses %o in one sentence', (words, sentence) => {
    expect(() => readOptions(words, known)).toThrow(sentence);
  });

  it('finds the pages of a folder, the front page first and the missing page last', () => {
    expect(listPaths(folder)).toEqual(['/', '/about', '/services', '/no-such-page']);
  });
});

describe('a figure of many runs', () => {
  it('is the one in the middle, whatever the order', () => {
    expect(spread([3, 1, 100])).toEqual({ median: 3, least: 1, most: 100 });
    expect(spread([4, 1, 2, 100])).toEqual({ median: 3, least: 1, most: 100 });
  });

  it('is shown with how far the runs lie apart', () => {
    expect(describeSpread([1300, 900, 1012])).toBe('1,012 (900 to 1,300)');
    expect(describeSpread([0.5, 0.5], 2)).toBe('0.50');
  });

  it('is nothing where nothing was measured', () => {
    expect(describeSpread([undefined])).toBe('');
  });
});
