import fc from 'fast-check';
import { expect, it } from 'vitest';
import { securityHeaders as policy } from '../server/policy.ts';
import { findFault, readReplies } from './find-fault.ts';
import { hostileRequests } from './hostile-requests.ts';
import { makeHostileSite } from './hostile-site.ts';
import { ask, sendAll } from './http.ts';
import { startMeasured } from './start-measured.ts';

/** Any number will do; a fixed one sends the same requests each time. */
const SEED = 20_261_121;
const REQUESTS = 10_000;
const AT_A_TIME = 50;
/** Growth within this is noise of the heap: one request that is held a time would be 7,500 times 2 kB. */
const NOISE_BYTES = 1_000_000;
const LONGEST_MUTATED = 2_000;

/** Mostly one of the words, since noise alone is refused at its first byte. */
const mostly = (words: string[]) =>
  fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: anyBytes });
const anyBytes = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 60 });
const anyTarget = fc
  .array(
    mostly('/ services .. %2e %2f %5c %00 \\ // ? # : @ .html http://a canary.txt .br index'.split(' ')),
    { maxLength: 8 },
  )
  .map((some) => `/${some.join('')}`);
const anyHeader = mostly([
  ...[
    'Range: bytes=0-9',
    'Range: bytes=-5',
    'Range: bytes=9-8',
    'Range: bytes=99999-',
    'If-Range: "x"',
    'If-None-Match: *',
  ],
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip, br;q=0',
    'Content-Length: 4',
    'Transfer-Encoding: chunked',
    'X: y',
  ],
  ...['Expect: 100-continue', 'Upgrade: websocket\r\nConnection: Upgrade', 'Connection: close', 'Host: b'],
]);
const composed = fc
  .tuple(
    mostly(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'get']),
    fc.oneof(fc.constantFrom('/', '/services', '/services/'), anyTarget),
    mostly(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0']),
    fc.array(anyHeader, { maxLength: 3 }),
    fc.oneof(fc.constant(''), fc.constant('0\r\n\r\n'), anyBytes),
  )
  .map(
    ([method, target, version, lines, body]) =>
      `${method} ${target} ${version}\r\nHost: a\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n${body}`,
  );
const known = hostileRequests.map(({ bytes }) => bytes).filter((bytes) => bytes.length < LONGEST_MUTATED);
const mutated = fc
  .tuple(fc.constantFrom(...known), fc.nat(LONGEST_MUTATED), fc.nat(4), anyBytes)
  .map(
    ([bytes, at, removed, added]) =>
      bytes.slice(0, at % bytes.length) + added + bytes.slice((at % bytes.length) + removed),
  );
const anyRequest = fc.oneof(
  { weight: 8, arbitrary: composed },
  { weight: 3, arbitrary: mutated },
  { weight: 1, arbitrary: anyBytes },
);

it(`${REQUESTS} made-up requests get sane answers, and leave nothing behind`, async () => {
  const site = makeHostileSite();
  const server = await startMeasured(site.folder);
  const requests = fc.sample(anyRequest, { seed: SEED, numRuns: REQUESTS });
  const statuses = new Map<number, number>();

  async function send(bytes: string) {
    const replies = readReplies(await sendAll(server.port, bytes));
    for (const reply of replies) {
      expect(findFault(reply, policy), JSON.stringify(bytes)).toBeUndefined();
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    }
  }
  async function sendSome(some: Iterator<string>) {
    for (let next = some.next(); !next.done; next = some.next()) await send(next.value);
  }
  const sendMany = (some: string[]) => {
    const queue = some.values();
    return Promise.all(Array.from({ length: AT_A_TIME }, () => sendSome(queue)));
  };

  await sendMany(requests.slice(0, REQUESTS / 4));
  const before = await server.measure();
  await sendMany(requests.slice(REQUESTS / 4));
  const after = await server.measure();
  const normal = await ask(server.port, '/');
  await server.stop();
  site.remove();

  expect(after.bytes - before.bytes).toBeLessThan(NOISE_BYTES);
  expect(after.connections).toBe(0);
  expect(normal.status).toBe(200);
  // Requests that all end at the first byte would prove little.
  for (const status of [200, 206, 304, 308, 400, 404, 405, 416])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(50);
});
