import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const readLockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

it('npm install leaves the lockfile as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file));
  const args = ['install', '--package-lock-only', '--offline', `--cache=${folder}/cache`];
  execFileSync('npm', args, { cwd: folder, stdio: 'pipe' });
  expect(readLockfile(folder)).toBe(readLockfile('.'));
});

// npm 10 takes each `libc` away that npm 11 has written.
it.each(['.', 'bench', 'tools/wrangler'])(
  'the lockfile of %s has no download address, and nothing that another npm takes away',
  (folder) => expect(readLockfile(folder)).not.toMatch(/"(resolved|libc)":/),
);
