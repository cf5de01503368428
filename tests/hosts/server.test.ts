import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createStaticServer } from '../../server/create-static-server.ts';
import { ask, findFreePort, listen } from '../support/http.ts';

/** After which the server closes a silent connection anyway. */
const SILENCE_MS = 30_000;
const LARGE_BYTES = 20_000_000;
const folder = mkdtempSync(join(tmpdir(), 'site-'));

writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE_BYTES));
copyFileSync('public/_headers', join(folder, '_headers'));
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (port: string | number, site = folder) =>
  [process.execPath, ['server/serve.ts', site], { env: { ...process.env, PORT: `${port}` } }] as const;

/** What the server says when it does not start. */
function fail(port: string | number, site?: string) {
  const { status, stdout, stderr } = spawnSync(...serve(port, site));
  expect(status).toBe(1);
  return `${stdout}${stderr}`;
}

async function start() {
  const port = await findFreePort();
  const child = spawn(...serve(port));
  const [line] = await once(child.stdout, 'data');
  expect(`${line}`).toContain(`http://localhost:${port} `);
  return { port, child };
}

it.each(['abc', '65536', ''])('PORT="%s" is refused with one sentence', (value) => {
  expect(fail(value)).toBe(
    `PORT is "${value}", but it must be a whole number from 1 to 65535, as in PORT=4321.\n`,
  );
});

it('says in one sentence that a port is taken', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other);
  expect(fail(port)).toBe(
    `PORT ${port} is taken by another program: choose another port, as in PORT=4400.\n`,
  );
});

it('says in one sentence that the site must be built first', async () => {
  const said = fail(await findFreePort(), join(folder, 'nothing'));
  expect(said).toMatch(/^There is no built site at .*nothing: run "npm run build" first\.\n$/);
});

it('tells whoever runs it of an error of its own, and the visitor nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const site = await createStaticServer(folder);
  const fault = new Error('The disk is gone.');
  site.get('/broken', () => Promise.reject(fault));
  const { statusCode, body } = await site.inject('/broken');
  expect([statusCode, body]).toEqual([500, '']);
  expect(log.mock.calls).toEqual([[fault]]);
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, however often it comes', async (signal) => {
  const { port, child } = await start();
  expect((await ask(port, '/')).status).toBe(200);
  const repeated = setInterval(() => child.kill(signal), 1);
  expect(await once(child, 'exit')).toEqual([0, null]);
  clearInterval(repeated);
});

it('finishes the answer under way before it closes', async () => {
  // In this process: a program of its own gives an answer 2 s, which a busy machine may need.
  const site = await createStaticServer(folder);
  const { port } = new URL(await site.listen({ port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  const closed = site.close();
  expect((await buffer(socket)).length).toBeGreaterThan(LARGE_BYTES);
  await closed;
});

it('ends without waiting for a silent connection', async () => {
  const { port, child } = await start();
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  const toldAt = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - toldAt).toBeLessThan(SILENCE_MS);
});
