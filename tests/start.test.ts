import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, findFreePort } from './support/http.ts';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  copyFileSync(join(root, 'public/_headers'), join(folder, '_headers'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm', () => {
  it('takes the command with it when it is stopped', async () => {
    const port = await findFreePort();
    // As npm does it: a shell that ends on SIGTERM and tells nobody.
    const shell = spawn('sh', ['-c', `node tools/run.mjs serve "${folder}"; true`], {
      cwd: root,
      env: { ...process.env, PORT: `${port}`, npm_lifecycle_event: 'serve' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    await new Promise<void>((resolve) => {
      shell.stdout.on('data', (chunk) => {
        said += chunk;
        if (said.includes('localhost')) resolve();
      });
    });
    expect((await ask(port, '/')).status).toBe(200);
    shell.kill('SIGTERM');
    // The pipe ends only when the server, which writes to it, has ended too.
    await once(shell.stdout, 'end');
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });
});
