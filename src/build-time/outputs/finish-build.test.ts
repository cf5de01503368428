import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-build.ts';

it('dist/ is a whole build, or the one that was there', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const built = join(root, 'dist-unfinished');
  const build = (page: string) => {
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'index.html'), page);
    const finish = finishBuild().hooks['astro:build:done'] as (options: { dir: URL }) => void;
    finish({ dir: pathToFileURL(`${built}/`) });
  };
  const readPage = () => readFileSync(join(root, 'dist/index.html'), 'utf8');

  build('<!-- style-src --><style>a{}</style>');
  expect(readPage()).toMatch(/^<meta http-equiv="Content-Security-Policy"/);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);

  expect(() => build('without a mark')).toThrow(/index\.html has no/);
  expect(readPage()).toMatch(/^<meta http-equiv="Content-Security-Policy"/);

  build('<!-- style-src -->');
  expect(readPage()).toContain("style-src 'none'");
  expect(existsSync(built)).toBe(false);
});
