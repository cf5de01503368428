import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finishBuild } from './finish-build.ts';

it.each(['dist', 'link'])('a build replaces %s/, and a failed one leaves it as it was', (name) => {
  const root = fs.mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const [built, dist] = [join(root, 'next'), join(root, name)];
  fs.mkdirSync(join(root, 'www'));
  if (name === 'link') fs.symlinkSync('www', dist);
  const build = (page: string) => {
    fs.mkdirSync(built, { recursive: true });
    fs.writeFileSync(join(built, 'index.html'), page);
    fs.writeFileSync(join(built, '.DS_Store'), '');
    finishBuild(built, dist);
  };
  build('old');
  fs.writeFileSync(join(dist, 'removed.html'), '');
  build('first');
  expect(fs.readdirSync(dist)).toEqual(['index.html', 'index.html.br']);
  fs.mkdirSync(join(built, 'folder.html'), { recursive: true });
  expect(() => build('broken')).toThrow();
  expect(fs.readFileSync(join(dist, 'index.html'), 'utf8')).toBe('first');
});
