import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '../server/explain.ts';
import { ask, findFreePort } from './support/http.ts';

const serve = join(import.meta.dirname, '../server/serve.ts');
const checkPort = join(import.meta.dirname, '../server/check-port.ts');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
});

afterAll(() => rmSync(folder, { recursive: true }));

function start(program: string, words: string[], port?: string): ChildProcess {
  const { PORT: _unset, ...environment } = process.env;
  return spawn(process.execPath, [program, ...words], {
    env: { ...environment, ...(port !== undefined && { PORT: port }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function runToEnd(program: string, words: string[], port?: string) {
  const child = start(program, words, port);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

describe.each([
  ['the server', serve],
  ['the check before the build', checkPort],
])('%s', (_name, program) => {
  it.each(['abc', '70000', '65536', '', '0', '-1', '80.5', '1e3', ' 4321', '0x50'])(
    'refuses PORT="%s" with one sentence that says what is right',
    async (value) => {
      const { code, said } = await runToEnd(program, [folder], value);
      expect(code).toBe(1);
      expect(said).toBe(
        `PORT is ${JSON.stringify(value)}, but it must be a whole number from 1 to 65535, as in PORT=4321.\n`,
      );
    },
  );

  it('says in one sentence that a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as { port: number };
    const { code, said } = await runToEnd(program, [folder], `${port}`);
    other.close();
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^PORT ${port} is taken by another program: [^\\n]+\\.\\n$`));
  });
});

describe('a start', () => {
  it('says that the site must be built first', async () => {
    const { code, said } = await runToEnd(serve, [join(folder, 'nothing')], `${await findFreePort()}`);
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no built site at .*nothing: run "npm run build" first\.\n$/);
  });

  it.each<[string, Record<string, string | Buffer>, RegExp]>([
    ['no home page', { 'about.html': '' }, /it has no index\.html/],
    [
      'a page without its script',
      { 'index.html': '<script src="/_astro/a.B1x.js">' },
      /page \/ asks for \/_astro\/a\.B1x\.js/,
    ],
    [
      'a copy of another page',
      { 'index.html': 'new', 'index.html.br': brotliCompressSync('old') },
      /the br copy of \/ holds/,
    ],
    [
      'a copy cut short',
      { 'index.html': 'new', 'index.html.gz': gzipSync('new').subarray(0, 9) },
      /the gzip copy of \/ holds/,
    ],
  ])('refuses a folder with %s in one sentence', async (_name, content, reason) => {
    const broken = mkdtempSync(join(tmpdir(), 'broken-'));
    for (const [name, body] of Object.entries(content)) writeFileSync(join(broken, name), body);
    const { code, said } = await runToEnd(serve, [broken], `${await findFreePort()}`);
    rmSync(broken, { recursive: true });
    expect([code, said.match(/\n/g)?.length]).toEqual([1, 1]);
    expect(said).toMatch(/ is no finished build, for .*: run "npm run build", or name another folder\.\n$/);
    expect(said).toMatch(reason);
  });

  it('says that a folder is a file', async () => {
    const { code, said } = await runToEnd(serve, [join(folder, 'index.html')], `${await findFreePort()}`);
    expect(code).toBe(1);
    expect(said).toMatch(/^.*index\.html is a file: name the folder of a built site\.\n$/);
  });

  it.runIf(process.getuid?.() !== 0)('says that a folder may not be read', async () => {
    const shut = mkdtempSync(join(tmpdir(), 'shut-'));
    chmodSync(shut, 0o000);
    const { code, said } = await runToEnd(serve, [shut], `${await findFreePort()}`);
    rmdirSync(shut);
    expect(code).toBe(1);
    expect(said).toMatch(/^.*shut-\w+ may not be read by this user: [^\n]+\.\n$/);
  });

  it.each([
    // Root may do both, so these come as the system words them.
    [
      { code: 'EACCES', syscall: 'scandir', path: '/srv/site' },
      /^\/srv\/site may not be read by this user: /,
    ],
    [
      { code: 'EACCES', syscall: 'open', path: '/srv/site/a.html' },
      /^\/srv\/site\/a\.html may not be read by this user: /,
    ],
    [{ code: 'EACCES', syscall: 'listen', port: 80 }, /^PORT 80 may not be opened by this user: /],
  ])('has a sentence for %o', (error, sentence) => {
    expect(explain(Object.assign(new Error('denied'), error), 80)).toMatch(sentence);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, answers, and ends with 0 on %s',
    async (signal) => {
      const port = await findFreePort();
      const child = start(serve, [folder], `${port}`);
      const [line] = await once(child.stdout!, 'data');
      expect(`${line}`).toContain(`http://localhost:${port} `);
      expect((await ask(port, '/')).status).toBe(200);
      child.kill(signal);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );
});

describe('npm', () => {
  it('takes the command with it when it is stopped', async () => {
    const port = await findFreePort();
    const root = join(import.meta.dirname, '..');
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
