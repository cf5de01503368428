import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, SITE_HOST } from '../support/http.ts';
import { pages } from '../support/tested-site.ts';
import { hostileAddresses, hostileRequests } from './hostile-requests.ts';
import { hosts, type RunningHost, startHost } from './hosts.ts';
import { sharedHeaders } from './shared-headers.ts';

/** What stands in files that nobody may get. */
const CANARY = 'outside-of-the-site';

describe.each(hosts)('%s', (name) => {
  const isOurs = name === 'npm start';
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost(name, (site) => {
      for (const file of ['../canary.txt', '.env', '.git']) writeFileSync(join(site, file), CANARY);
      if (!isOurs) return;
      writeFileSync(join(site, '.well-known/.secret'), CANARY);
      symlinkSync('../canary.txt', join(site, 'linked.txt'));
      symlinkSync('..', join(site, 'linked'));
    });
  }, 90_000);

  // Every test asks the same process: the last answer shows that it outlived them all.
  afterAll(async () => {
    const { status } = await ask(host.port, '/');
    await host.stop();
    expect(status).toBe(200);
  });

  it('a hostile request gets one sane answer, with all headers where it is ours', async () => {
    for (const request of isOurs ? [...hostileAddresses, ...hostileRequests] : hostileAddresses) {
      // What is no path never gets through Cloudflare's network, which wrangler does not imitate.
      if (name === 'Cloudflare' && !request.startsWith('GET /')) continue;
      const answer = (await askRaw(host.port, request)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      // Other hosts may close a connection without a word.
      if (!answer && !isOurs) continue;
      const faults = answer
        .split(/(?=^HTTP\/1\.1 \d{3} )/m)
        .map((reply) => findFault(reply) ?? (isOurs ? findLostHeader(reply) : undefined));
      expect(faults, request.slice(0, 200)).toEqual([undefined]);
    }
  });

  it.runIf(isOurs)('a tunnel that is reset ends nothing', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const socket = connect(host.port, '127.0.0.1').on('error', () => {});
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy());
      await new Promise((resolve) => socket.on('close', resolve));
    }
    expect((await ask(host.port, '/')).status).toBe(200);
  });

  it.runIf(isOurs)('a page that is removed under the server is missing', async () => {
    for (const end of ['', '.br']) unlinkSync(join(host.site, `${pages.about.path}.html${end}`));
    const { status } = await ask(host.port, pages.about.path, { headers: { 'accept-encoding': 'br' } });
    expect(status).toBe(404);
  });
});

/** What is wrong with an answer as it came over the wire: its status, where it leads, what it holds. */
function findFault(reply: string): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1]);
  if (!(status < 500)) return `the status ${status}`;
  const location = /^location: (.*)$/im.exec(reply)?.[1] ?? '/';
  if (new URL(location, `https://${SITE_HOST}`).hostname !== SITE_HOST) return `the way to ${location}`;
  if (/^set-cookie:/im.test(reply)) return 'a cookie';
  if (reply.includes(CANARY) || reply.includes('root:x:')) return 'a file from outside';
  return undefined;
}

function findLostHeader(reply: string): string | undefined {
  const lines = reply.toLowerCase().split('\r\n');
  const lost = sharedHeaders.find(([name, value]) => !lines.includes(`${name}: ${value.toLowerCase()}`));
  return lost && `no ${lost.join(': ')}`;
}

/** Writes bytes to the port, one a character, and gives all that comes back until the connection is closed or reset. */
async function askRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => {});
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.on('close', resolve));
  return received;
}
