/** What our own server must withstand, and what it says. hosts.test.ts asks it what every host is asked. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createStaticServer } from '../server/create-static-server.ts';
import { readBuilt } from './built.ts';

const { headers } = readBuilt('dist');
const server = await createStaticServer('dist');
await server.listen();
const { port } = server.server.address() as AddressInfo;
afterAll(() => server.close());

/** Sends bytes, and returns all that comes back until the connection ends. */
async function send(bytes: string) {
  const socket = connect(port).setEncoding('latin1');
  let received = '';
  socket
    .on('error', () => {})
    .on('data', (text) => (received += text))
    .write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}
const get = (path: string, lines = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${lines}Connection: close\r\n\r\n`;
const split = (text: string) => text.split('|').map((line) => line.trim());

it.each([
  ...split('get|POST|BREW|G\0ET').map((method) => get('/').replace('GET', method)),
  ...split('bytes|bytes=-|bytes=5-2|bytes=-0|bytes=99999999999999999999-|bytes=0-0,-1|none').map((range) =>
    get('/', `Range: ${range}\r\n`),
  ),
  ...split(
    'X|X : y|X: a\r\n folded|X: \0|Upgrade: h2c|Expect: x|If-None-Match: W/|Accept-Encoding: ;;;|Host: b',
  ).map((line) => get('/', `${line}\r\n`)),
  // A second request, hidden in what may be taken for a body, gets no answer of its own.
  ...split(
    `Content-Length: 1\r\nContent-Length: 2|Content-Length: +4|Content-Length: -1|Content-Length : 4|Content-Length: 5
    |Content-Length: 4\r\nTransfer-Encoding: chunked|Transfer-Encoding: xchunked|Transfer-Encoding : chunked
    |Transfer-Encoding: chunked|X: y\rTransfer-Encoding: chunked`,
  ).map((length) => `POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n0\r\n\r\n${get('/hidden')}`),
  ...['a'.repeat(65_536), '%2e%2e/'.repeat(2_000), 'a b'].map((path) => get(`/${path}`)),
  get('/', `X: ${'a'.repeat(65_536)}\r\n`),
  get('/', 'a: b\r\n'.repeat(1_500)),
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  '\xff'.repeat(1_000),
])('gives one answer, with its policy, to %j', async (bytes) => {
  const answer = await send(bytes);
  expect(answer.match(/^HTTP\/1\.1 [234]\d\d /gm)).toHaveLength(1);
  expect(answer).toContain(headers['content-security-policy']);
});

it.each<[args: string[], reason: string, env?: NodeJS.ProcessEnv]>([
  [['--prot', '4400'], "Unknown option '--prot'"],
  [[], 'Port NaN cannot be opened', { PORT: 'abc' }],
  [['--port', `${port}`], 'address already in use'],
  [['nothing'], 'run "npm run build" first'],
])('says why it does not start with %j', (args, reason, env = {}) => {
  const options = { encoding: 'utf8', env: { ...process.env, PORT: '', ...env } } as const;
  const done = spawnSync(process.execPath, ['server/serve.ts', ...args], options);
  expect([done.stderr, done.status]).toEqual([expect.stringContaining(reason), 1]);
});
