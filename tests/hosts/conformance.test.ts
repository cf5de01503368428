import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFault } from '../support/find-fault.ts';
import { hostileAddresses } from '../support/hostile-requests.ts';
import { ask, askRaw, BARE_HOST, type Reply, SITE_HOST } from '../support/http.ts';
import { sharedHeaders } from '../support/read-headers-file.ts';
import { hosts } from './hosts.ts';
import type { RunningHost } from './run-host.ts';

const dist = join(import.meta.dirname, '../../dist');
const YEAR = 'public, max-age=31536000, immutable';
/** Names that mean the same to browsers are all right. */
const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(text|application)\/javascript; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.md': /^text\/markdown; charset=utf-8$/,
  '.vcf': /^text\/(x-)?vcard; charset=utf-8$/,
  '.xml': /^(application|text)\/xml(; charset=utf-8)?$/,
  '.svg': /^image\/svg\+xml(; charset=utf-8)?$/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.woff2': /^font\/woff2$/,
};

const readFile = (file: string) => readFileSync(join(dist, file));
const files = globSync('{*,_astro/*,share/*,.well-known/*}.*', {
  cwd: dist,
  exclude: ['**/*.{br,gz}', '404.html'],
});
const toPath = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
const script = `/${globSync('_astro/page.*.js', { cwd: dist })[0]}`;

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function expectHeaders({ headers }: Reply) {
  expect(sharedHeaders.map(([name]) => [name, headers[name]])).toEqual(sharedHeaders);
}

function isAskedAgain({ headers }: Reply): boolean {
  return /^no-cache$|^public, max-age=0, must-revalidate$/.test(headers['cache-control'] ?? '');
}

describe.each(hosts)('$name', ({ name, start }) => {
  const isCloudflare = name === 'Cloudflare';
  let host: RunningHost;
  const get = (path: string, headers: Record<string, string> = {}) => ask(host.port, path, { headers });

  beforeAll(async () => {
    host = await start(dist);
  }, 90_000);
  afterAll(() => host?.stop());

  it.each(files)('%s comes as what it is, and is kept only when its name has a hash', async (file) => {
    const reply = await get(toPath(file));
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toMatch(TYPES[extname(file)]!);
    expect(reply.body.equals(readFile(file))).toBe(true);
    if (file.startsWith('_astro/')) expect(reply.headers['cache-control']).toBe(YEAR);
    else expect(isAskedAgain(reply)).toBe(true);
    expectHeaders(reply);
  });

  it.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['/services/?from=mail&to=%2F%2Fevil.test', '/services?from=mail&to=%2F%2Fevil.test'],
    ['/index.html', '/'],
    ['//', '/'],
  ])('%s leads to its one address', async (path, location) => {
    // Cloudflare folds slashes in a redirect of its own first.
    const reply = await get(isCloudflare ? path.replace('//', '/').replace(/^\/$/, '/index') : path);
    expect(reply.status).toBe(isCloudflare ? 307 : 308);
    expect(reply.headers['location']).toBe(location);
    expectHeaders(reply);
  });

  it('no hostile address leads off the site, to a file outside, or to an error of the server', async () => {
    // What is no path never gets through Cloudflare's network, which wrangler does not imitate.
    for (const request of hostileAddresses.filter((each) => !isCloudflare || each.startsWith('GET /'))) {
      const reply = await askRaw(host.port, request);
      if (reply) expect(findFault(reply), request).toBeUndefined();
    }
  });

  it.runIf(['nginx', 'Caddy'].includes(name))('the bare domain leads to the site', async () => {
    const reply = await get('/services?a=b', { Host: BARE_HOST });
    expect([reply.status, reply.headers['location']]).toEqual([308, `https://${SITE_HOST}/services?a=b`]);
    expectHeaders(reply);
  });

  it('HEAD gives the headers of GET and no body', async () => {
    const ofTransport = { date: '', 'content-length': '', 'transfer-encoding': '' };
    const [page, head] = [await get('/services'), await ask(host.port, '/services', { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, ...ofTransport }).toEqual({ ...page.headers, ...ofTransport });
  });

  const absent = '/unknown /services/more /Services /_astro/ /_astro/page.OLD.js';
  const unpublished = '/_headers /.assetsignore /services.html.br /services.html.gz /.env';
  it.each(`${absent} ${unpublished}`.split(' '))(
    '%s is missing, with the page that says so, and not kept',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toMatch(TYPES['.html']!);
      expect(reply.body.equals(readFile('404.html'))).toBe(true);
      // Cloudflare has the rule of a folder for missing files too.
      if (!isCloudflare || !path.startsWith('/_astro/')) expect(isAskedAgain(reply)).toBe(true);
      expectHeaders(reply);
    },
  );

  it.skipIf(isCloudflare)('the page of missing addresses has no address of its own', async () => {
    expect([(await get('/404')).status, (await get('/404.html')).status]).toEqual([404, 404]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', script, '/unknown']) {
        const reply = await ask(host.port, path, { method });
        expect([reply.status, reply.headers['allow']]).toEqual([405, isCloudflare ? undefined : 'GET, HEAD']);
        expectHeaders(reply);
      }
    },
  );

  it.each([
    ['br', ['br']],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['br; q=0.000, gzip;q=0', [undefined]],
    ['zstd, deflate', [undefined]],
    ['', [undefined]],
  ])('Accept-Encoding "%s" is answered with one of %j', async (header, allowed) => {
    const reply = await get('/services', { 'accept-encoding': header });
    const coding = reply.headers['content-encoding'];
    expect(allowed).toContain(coding);
    expect((coding ? decoders[coding]!(reply.body) : reply.body).equals(readFile('services.html'))).toBe(
      true,
    );
    // Cloudflare's own cache tells codings apart.
    if (!isCloudflare) expect(reply.headers['vary']).toMatch(/^accept-encoding$/i);
    expectHeaders(reply);
  });

  it.each(['/services', script])('%s that a visitor already has is 304, kept as before', async (path) => {
    for (const coding of ['br', 'identity']) {
      const known = await get(path, { 'accept-encoding': coding });
      const reply = await get(path, { 'accept-encoding': coding, 'if-none-match': known.headers['etag']! });
      expect([reply.status, reply.body.length]).toEqual([304, 0]);
      for (const header of ['etag', 'cache-control'])
        expect(reply.headers[header]).toBe(known.headers[header]);
      expectHeaders(reply);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
