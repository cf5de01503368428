import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, findFreePort } from '../support/http.ts';

const root = join(import.meta.dirname, '../..');
const LARGE_BYTES = 20_000_000;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE_BYTES));
  copyFileSync(join(root, 'public/_headers'), join(folder, '_headers'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function start(program: string, port: string | number, site = folder) {
  const child = spawn(process.execPath, [join(root, 'server', program), site], {
    env: { ...process.env, PORT: `${port}` },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const ended = once(child, 'close').then(([code]) => ({ code, printed }));
  return { child, ended };
}

/** A server that listens. */
async function startListening() {
  const port = await findFreePort();
  const { child, ended } = start('serve.ts', port);
  const [line] = await once(child.stdout, 'data');
  expect(`${line}`).toContain(`http://localhost:${port} `);
  return { port, child, ended };
}

it.each(['abc', '65536', '', '0', '80.5', ' 4321'])(
  'PORT="%s" is refused with one sentence',
  async (value) => {
    expect(await start('check-port.ts', value).ended).toEqual({
      code: 1,
      printed: `PORT is "${value}", but it must be a whole number from 1 to 65535, as in PORT=4321.\n`,
    });
  },
);

it.each(['check-port.ts', 'serve.ts'])('%s says in one sentence that a port is taken', async (program) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as { port: number };
  const { code, printed } = await start(program, port).ended;
  other.close();
  expect(code).toBe(1);
  expect(printed).toMatch(new RegExp(`^PORT ${port} is taken by another program: [^\\n]+\\.\\n$`));
});

it('says in one sentence that the site must be built first', async () => {
  const { code, printed } = await start('serve.ts', await findFreePort(), join(folder, 'nothing')).ended;
  expect(code).toBe(1);
  expect(printed).toMatch(/^There is no built site at .*nothing: run "npm run build" first\.\n$/);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'answers, and ends with 0 on %s, however often it comes',
  async (signal) => {
    const { port, child, ended } = await startListening();
    expect((await ask(port, '/')).status).toBe(200);
    const repeated = setInterval(() => child.kill(signal), 1);
    const { code } = await ended;
    clearInterval(repeated);
    expect(code).toBe(0);
  },
);

it('finishes the answer under way before it ends', async () => {
  const { port, child, ended } = await startListening();
  const socket = connect(port, '127.0.0.1');
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
  });
  const closed = once(socket, 'close');
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  child.kill('SIGTERM');
  await closed;
  expect(received).toBeGreaterThan(LARGE_BYTES);
  expect((await ended).code).toBe(0);
});

it('ends although a connection never asks for anything', async () => {
  const { port, child, ended } = await startListening();
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
