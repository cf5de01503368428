import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readLockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

it('npm install leaves the lockfile as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, file), join(folder, file));
  const args = ['install', '--package-lock-only', '--offline', `--cache=${folder}/cache`];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const written = readLockfile(folder);
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(written).toBe(readLockfile(root));
});

// npm 10 takes each `libc` away that npm 11 has written.
it.each(['.', 'bench', 'tools/wrangler'])(
  'the lockfile of %s has no download address, and nothing that another npm takes away',
  (folder) => {
    expect(readLockfile(join(root, folder))).not.toMatch(/"(resolved|libc)":/);
  },
);
