import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-build.ts';

it('dist/ is a whole build, or the one that was there; a process that was killed leaves one of them', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const built = join(root, 'dist-unfinished');
  const build = (page: string) => {
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'index.html'), page);
    const finish = finishBuild().hooks['astro:build:done'] as (options: { dir: URL }) => void;
    finish({ dir: pathToFileURL(`${built}/`) });
  };
  const readPage = (folder = 'dist') => readFileSync(join(root, folder, 'index.html'), 'utf8');

  build('first');
  expect(readPage()).toBe('first');
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);

  mkdirSync(join(built, 'folder.html'), { recursive: true });
  expect(() => build('broken')).toThrow();
  expect(readPage()).toBe('first');

  // As if the process had been killed between the two renames.
  renameSync(join(root, 'dist'), join(root, 'dist-old'));
  expect(() => build('broken')).toThrow();
  expect(readPage('dist-old')).toBe('first');

  rmSync(built, { recursive: true });
  build('second');
  expect(readPage()).toBe('second');
  expect(readdirSync(root)).toEqual(['dist']);
});
