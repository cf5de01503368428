import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Patience } from '../server/create-site.ts';
import { ask } from './http.ts';
import type { Holding } from './measured-server.ts';
import { startMeasured } from './start-measured.ts';

const EACH_KIND = 50;
const LARGE_BYTES = 8_000_000;
const HELD_BYTES_A_VISITOR = 50_000;

/** Short, so that the test sees the end of it. */
const patience: Patience = {
  head: 3_000,
  request: 3_000,
  checks: 100,
  nextRequest: 3_000,
  stalled: 3_000,
  refused: 100,
};
const ask20Times = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slow-'));
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(LARGE_BYTES));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Opens connections, each with what it says first; they read nothing unless told to. */
function open(port: number, first: string): Promise<Socket[]> {
  return Promise.all(
    Array.from(
      { length: EACH_KIND },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', () => {});
          socket.pause().write(first);
        }),
    ),
  );
}

it('visitors who write a byte at a time, never read, never ask or never ask again are cut, and others notice nothing', async () => {
  const server = await startMeasured(folder, patience);
  await ask(server.port, '/');
  const before = await server.measure();
  const [writers] = await Promise.all([
    open(server.port, 'GET / HTTP/1.1\r\nX: '),
    open(server.port, ask20Times),
    open(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
    open(server.port, ''),
  ]);

  const seen: Holding[] = [];
  do {
    for (const socket of writers) socket.write('x');
    expect((await ask(server.port, '/')).status).toBe(200);
    seen.push(await server.measure());
  } while (seen.at(-1)!.connections > 0);
  const after = seen.at(-1)!;
  await server.stop();

  const most = Math.max(...seen.map(({ bytes }) => bytes));
  expect(most - before.bytes).toBeLessThan(4 * EACH_KIND * HELD_BYTES_A_VISITOR);
  expect(after.bytes - before.bytes).toBeLessThan(EACH_KIND * HELD_BYTES_A_VISITOR);
});
