import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CANARY, findFault, findLostHeader } from '../support/find-fault.ts';
import { hostileRequests } from '../support/hostile-requests.ts';
import { ask, askRaw } from '../support/http.ts';
import { ourServer } from './hosts.ts';
import type { RunningHost } from './run-host.ts';

const page = '<!doctype html><title>A page</title>'.padEnd(30_000, ' words');

/** What may be served, and inside, beside and behind it what may not. */
const files = {
  'site/index.html': page,
  'site/services.html': page,
  'site/removed.html': page,
  'site/404.html': '<title>Missing</title>',
  'site/_astro/page.B1x.js': 'export {}',
  'site/.well-known/security.txt': 'Contact: mailto:hello@muster.example',
  'site/.well-known/.secret': CANARY,
  'site/.env': CANARY,
  'site/.git/config': CANARY,
  'canary.txt': CANARY,
};

let root: string;
let host: RunningHost;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hostile-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  copyFileSync(join(import.meta.dirname, '../../public/_headers'), join(root, 'site/_headers'));
  symlinkSync('../canary.txt', join(root, 'site/linked.txt'));
  symlinkSync('..', join(root, 'site/linked'));
  host = await ourServer.start(join(root, 'site'));
});

// Every test asks the same process, so the last answer shows that it outlived them all.
afterAll(async () => {
  const { status } = await ask(host.port, '/');
  await host.stop();
  rmSync(root, { recursive: true });
  expect(status).toBe(200);
});

it('there are enough of them', () => {
  expect(new Set(hostileRequests.map(({ bytes }) => bytes)).size).toBeGreaterThan(200);
});

it.each(hostileRequests)('$name gets nothing but a sane answer', async ({ bytes, hidesAnother }) => {
  const replies = (await askRaw(host.port, bytes)).split(/(?=^HTTP\/1\.1 \d{3} )/m);
  const final = replies.filter((reply) => !reply.startsWith('HTTP/1.1 100 Continue'));
  expect(final.map((reply) => findFault(reply) ?? findLostHeader(reply)).filter(Boolean)).toEqual([]);
  if (hidesAnother) expect(final).toHaveLength(1);
});

it('who asks under a wrong name never finds that name in the answer', async () => {
  for (const path of ['/', '/services/', '/unknown', '/%']) {
    const names = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    const { headers, body } = await ask(host.port, path, { headers: names });
    expect(JSON.stringify(headers) + body).not.toContain('evil.test');
  }
});

it('a tunnel that is reset ends nothing', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const socket = connect(host.port, '127.0.0.1').on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy());
    await closed;
  }
  expect((await ask(host.port, '/')).status).toBe(200);
});

it('a page that is removed under the server is missing', async () => {
  unlinkSync(join(root, 'site/removed.html'));
  const { status, body } = await ask(host.port, '/removed', { headers: { 'accept-encoding': 'br' } });
  expect([status, `${body}`]).toEqual([404, files['site/404.html']]);
});
