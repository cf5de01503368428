import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf } from '../../server/content-types.ts';
import { listShared } from '../../server/deployment.ts';
import { readDeployment } from '../../server/make-deploy-files.ts';
import { kindOf } from '../../server/policy.ts';
import { ask, askRaw, type Reply } from '../support/http.ts';
import { differs } from './differences.ts';
import type { RunningHost } from './host.ts';
import { allHosts, hosts } from './hosts.ts';

const dist = join(import.meta.dirname, '../../dist');
const deployment = readDeployment(dist);
const { files } = deployment;
const policy = listShared(deployment).map(([name, value]) => [name.toLowerCase(), value] as const);
const YEAR = 'public, max-age=31536000, immutable';

const readFile = (file: string) => readFileSync(join(dist, file));
const missingPage = readFile('404.html');
const script = files.filter((file) => /^_astro\/.*\.js$/.test(file)).map((file) => `/${file}`)[0]!;
const scriptBytes = readFile(script);
const pages = files
  .filter((file) => kindOf(file) === 'page')
  .map((file) => ({ file, path: `/${file.replace(/(^index)?\.html$/, '')}` }));

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function decode({ headers, body }: Reply): Buffer {
  const coding = headers['content-encoding'];
  return coding ? decoders[coding]!(body) : body;
}

function expectPolicy({ headers }: Reply) {
  expect(policy.map(([name]) => [name, headers[name]])).toEqual(policy);
}

/** Whether a browser may show it again only after asking. */
function isAskedAgain({ headers }: Reply): boolean {
  return /^no-cache$|^public, max-age=0, must-revalidate$/.test(headers['cache-control'] ?? '');
}

it.runIf(process.env['ALL_HOSTS'])('every host is on this machine', () => {
  expect(hosts.map(({ name }) => name)).toEqual(allHosts.map(({ name }) => name));
});

describe.each(hosts)('$name', (host) => {
  let running: RunningHost;
  const get = (path: string, headers: Record<string, string> = {}) => ask(running.port, path, { headers });

  beforeAll(async () => {
    running = await host.start(dist);
  }, 90_000);
  afterAll(() => running?.stop());

  describe('pages', () => {
    it.each(pages)('$path is a page, asked for again on each visit', async ({ file, path }) => {
      const reply = await get(path);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(reply.body.equals(readFile(file))).toBe(true);
      expect(isAskedAgain(reply)).toBe(true);
      expectPolicy(reply);
    });

    it.each([
      ['/services/', '/services'],
      ['/services.html', '/services'],
      ['/services/index.html', '/services'],
      ['/services/?from=mail&to=%2F%2Fevil.test', '/services?from=mail&to=%2F%2Fevil.test'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['//', '/'],
    ])('%s leads to its one address', async (path, location) => {
      const reply = await get(path);
      expect(reply.status).toBe(differs(host, 'Redirects are 307 instead of 308') ? 307 : 308);
      expect(reply.headers['location']).toBe(location);
      expectPolicy(reply);
    });

    it.each([
      '//evil.test/',
      '//evil.test/services/',
      '//evil.test/services.html',
      '/\\evil.test/',
      '/%5cevil.test/',
      '/%09/evil.test/',
      '/%2f%2fevil.test/',
      '/services.html/..//evil.test/',
    ])('%s never leads off the site', async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBeLessThan(500);
      const origin = 'https://www.muster.example';
      expect(new URL(headers['location'] ?? '/', origin).origin).toBe(origin);
    });

    it('HEAD gives the headers of GET and no body', async () => {
      const ownWords = { date: '', 'content-length': '', 'transfer-encoding': '' };
      const [page, head] = [await get('/services'), await ask(running.port, '/services', { method: 'HEAD' })];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect({ ...head.headers, ...ownWords }).toEqual({ ...page.headers, ...ownWords });
    });
  });

  describe('what is not there', () => {
    it.each([
      '/unknown',
      '/services/more',
      '/_astro/',
      '/_astro/page.OLD.js',
      '/_headers',
      '/.assetsignore',
      '/services.html.br',
      '/services.html.gz',
      '/.env',
    ])('%s is missing, with the page that says so, and not kept', async (path) => {
      const reply = await get(path);
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(reply.body.equals(missingPage)).toBe(true);
      expect(isAskedAgain(reply)).toBe(true);
      expectPolicy(reply);
    });

    it('the page of errors has no address of its own', async () => {
      const expected = differs(host, '`/404` is an address of its own, with status 200')
        ? [200, 307]
        : [404, 404];
      expect([(await get('/404')).status, (await get('/404.html')).status]).toEqual(expected);
    });
  });

  describe('refusals', () => {
    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
      '%s is not allowed',
      async (method) => {
        for (const path of ['/', script, '/unknown']) {
          const reply = await ask(running.port, path, { method });
          expect(reply.status).toBe(405);
          const isSilent = differs(host, 'A 405 does not say what is allowed');
          expect(reply.headers['allow']).toBe(isSilent ? undefined : 'GET, HEAD');
          expectPolicy(reply);
        }
      },
    );

    it.each([
      ['no HTTP', 'hello\r\n\r\n'],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ])('%s is malformed', async (_name, bytes) => {
      const reply = await askRaw(running.port, bytes);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      const isBare = differs(host, 'What is no HTTP is refused without the policy');
      for (const [name, value] of policy)
        expect(reply.toLowerCase().includes(`${name}: ${value}\r\n`.toLowerCase())).toBe(!isBare);
    });
  });

  describe('files', () => {
    const others = files.filter((file) => !file.endsWith('.html'));

    it.each(others)('%s comes as what it is, kept by the rule for its kind', async (file) => {
      const reply = await get(`/${file}`);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, contentTypeOf(file)]);
      expect(reply.body.equals(readFile(file))).toBe(true);
      if (kindOf(file) === 'hashed') expect(reply.headers['cache-control']).toBe(YEAR);
      else expect(isAskedAgain(reply)).toBe(true);
      expectPolicy(reply);
    });

    it('nothing says which program serves them', async () => {
      const isNamed = differs(host, 'The `Server` header names the program');
      expect((await get('/')).headers['server']).toBe(isNamed ? host.name : undefined);
    });
  });

  describe('codings', () => {
    it.each([
      ['br', ['br']],
      ['gzip', ['gzip']],
      ['br, gzip', ['br']],
      ['gzip, br;q=0.5', ['br', 'gzip']],
      ['br;q=0, gzip', ['gzip']],
      ['br; q=0.000, gzip;q=0', ['none']],
      ['gzip;q=0, *', ['br', 'none']],
      ['*', ['br', 'gzip', 'none']],
      ['zstd, deflate', ['none']],
      ['unheard-of', ['none']],
      ['identity', ['none']],
      ['', ['none']],
    ])('Accept-Encoding "%s" is answered with one of %j', async (header, allowed) => {
      const reply = await get('/services', { 'accept-encoding': header });
      expect(allowed).toContain(reply.headers['content-encoding'] ?? 'none');
      expect(decode(reply).equals(readFile('services.html'))).toBe(true);
      const variesBy = differs(host, 'No `Vary`') ? undefined : 'Accept-Encoding';
      expect(reply.headers['vary']).toBe(variesBy);
      expectPolicy(reply);
    });

    it('a visitor who refuses all that is not named gets the plain page', async () => {
      const reply = await get('/services', { 'accept-encoding': '*;q=0' });
      const isRefused = differs(host, 'A visitor who refuses every coding gets 415, without the policy');
      expect([reply.status, reply.headers['content-encoding']]).toEqual([isRefused ? 415 : 200, undefined]);
    });
  });

  describe('what a visitor already has', () => {
    it.each(['/services', script])(
      '%s is answered with 304, the policy and the same caching',
      async (path) => {
        for (const coding of ['br', 'identity']) {
          const known = await get(path, { 'accept-encoding': coding });
          const tag = known.headers['etag']!;
          for (const spelling of [tag, `W/${tag.replace('W/', '')}`]) {
            const reply = await get(path, { 'accept-encoding': coding, 'if-none-match': spelling });
            expect([reply.status, reply.body.length]).toEqual([304, 0]);
            for (const name of ['etag', 'cache-control', 'vary'])
              expect(reply.headers[name], name).toBe(known.headers[name]);
            expectPolicy(reply);
          }
        }
      },
    );

    it('is found among several tags, and by a star', async () => {
      const tag = (await get('/services')).headers['etag']!;
      const expected = differs(host, 'Of several known tags none is found') ? 200 : 304;
      for (const known of [`"other", ${tag}`, '*'])
        expect((await get('/services', { 'if-none-match': known })).status).toBe(expected);
    });

    it('is sent whole when it has changed', async () => {
      const reply = await get('/services', { 'if-none-match': '"other"' });
      expect([reply.status, reply.body.length]).toEqual([200, readFile('services.html').length]);
    });
  });

  describe('ranges', () => {
    const areIgnored = differs(host, 'Ranges are ignored: the whole file comes');
    const size = scriptBytes.length;
    const getPart = (range: string, headers = {}) =>
      get(script, { range, 'accept-encoding': 'identity', ...headers });

    it.each([
      ['bytes=0-9', 0, 10],
      ['bytes=5-5', 5, 6],
      ['bytes=-5', size - 5, size],
      [`bytes=${size - 7}-`, size - 7, size],
      [`bytes=10-${size + 100}`, 10, size],
    ])('%s is a part', async (range, start, end) => {
      const reply = await getPart(range);
      expect(reply.status).toBe(areIgnored ? 200 : 206);
      const whole = areIgnored ? undefined : `bytes ${start}-${end - 1}/${size}`;
      expect(reply.headers['content-range']).toBe(whole);
      expect(reply.body.equals(areIgnored ? scriptBytes : scriptBytes.subarray(start, end))).toBe(true);
      expectPolicy(reply);
    });

    it('what lies beyond the end is refused, and that is not kept', async () => {
      const reply = await getPart(`bytes=${size}-`);
      if (areIgnored) return expect(reply.status).toBe(200);
      expect([reply.status, reply.headers['content-range']]).toEqual([416, `bytes */${size}`]);
      const isTwice = differs(host, 'A 416 has each header of the policy twice');
      for (const [name, value] of [...policy, ['cache-control', 'no-cache'] as const])
        expect(reply.headers[name]).toMatch(
          isTwice ? new RegExp(`^${quote(value)}(, ${quote(value)})?$`) : value,
        );
      return undefined;
    });

    it.each(['bytes=abc', 'bytes=5-2', 'bytes=1-2x'])('the malformed %s changes nothing', async (range) => {
      const reply = await getPart(range);
      const isRefused = differs(host, 'A malformed range is 416 instead of the whole file');
      expect(reply.status).toBe(isRefused ? 416 : 200);
    });

    it('several parts come as several or as the whole', async () => {
      const { status, headers, body } = await getPart('bytes=0-1,5-6');
      if (status === 206) expect(headers['content-type']).toMatch(/^multipart\/byteranges; boundary=/);
      else expect([status, body.length]).toEqual([200, size]);
    });

    it('a part of what has changed since is the whole', async () => {
      const tag = (await get(script, { 'accept-encoding': 'identity' })).headers['etag']!;
      for (const known of [`W/${tag.replace('W/', '')}`, '"other"']) {
        const { status, body } = await getPart('bytes=0-9', { 'if-range': known });
        expect([status, body.length]).toEqual([200, size]);
      }
    });
  });
});

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
