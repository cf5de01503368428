import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, BARE_HOST, type Reply, SITE_HOST } from '../support/http.ts';
import { pages } from '../support/tested-site.ts';
import { hosts, type RunningHost, startHost } from './hosts.ts';
import { sharedHeaders } from './shared-headers.ts';

const SERVICES = pages.services.path;
/** As a language has it that is not the first. */
const OTHER_MISSING_PAGE = 'xx/404.html';
const FOR_A_YEAR = /^public, max-age=31536000, immutable$/;
const ASKED_AGAIN = /^no-cache$|^public, max-age=0, must-revalidate$/;
/** Names that mean the same to browsers are all right. */
const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(text|application)\/javascript; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.vcf': /^text\/(x-)?vcard; charset=utf-8$/,
  '.xml': /^(application|text)\/xml(; charset=utf-8)?$/,
  '.svg': /^image\/svg\+xml(; charset=utf-8)?$/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.woff2': /^font\/woff2$/,
};
const FOR_EVERYBODY = /\.png$|^(icon\.svg|favicon\.ico)$/;
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

const exclude = ['**/*.{br,gz}', '**/404.html'];
const files = globSync(['**/*.*', '.well-known/*'], { cwd: 'dist', exclude });
const script = `/${globSync('_astro/page.*.js', { cwd: 'dist' })[0]}`;
const absent = '/unknown /services/more /Services /_astro/ /_astro/page.OLD.js /404 /404.html';
const belowOther = '/xx/unknown /xx/more/unknown /xx/404 /xx/404.html';
const unpublished = '/_headers /.assetsignore /services.html.br /services.html.gz /.env';

/** Paths, with the file that is the answer. */
const answers = [
  ...files.map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, file]),
  ...`${absent} ${unpublished}`.split(' ').map((path) => [path, '404.html']),
  ...belowOther.split(' ').map((path) => [path, OTHER_MISSING_PAGE]),
] as [path: string, file: string][];

/** Sharing pictures and icons are for everybody. */
function expectHeaders({ headers }: Reply, readers = 'same-origin') {
  const expected = { ...Object.fromEntries(sharedHeaders), 'cross-origin-resource-policy': readers };
  expect(headers).toMatchObject(expected);
}

describe.each(hosts)('%s', (name) => {
  const isCloudflare = name === 'Cloudflare';
  let host: RunningHost;
  const readFile = (file: string) => readFileSync(join(host.site, file));
  const get = (path: string, headers: Record<string, string> = {}) => ask(host.port, path, { headers });

  beforeAll(async () => {
    host = await startHost(name, (site) => {
      mkdirSync(join(site, 'xx'));
      writeFileSync(join(site, OTHER_MISSING_PAGE), '<!doctype html><title>xx</title>');
    });
  }, 90_000);
  afterAll(() => host?.stop());

  // On Cloudflare the page of missing addresses has an address itself.
  const asked = answers.filter(([path]) => !isCloudflare || !/\/404(\.html)?$/.test(path));
  it.each(asked)('%s is answered with %s, kept only when its name has a hash', async (path, file) => {
    const isMissing = file.endsWith('404.html');
    const reply = await get(path);
    expect(reply.status).toBe(isMissing ? 404 : 200);
    expect(reply.headers['content-type']).toMatch(TYPES[extname(file)]!);
    expect(reply.body.equals(readFile(file))).toBe(true);
    // Cloudflare has the rule of a folder for missing files too.
    if (!isCloudflare || !isMissing || !path.startsWith('/_astro/'))
      expect(reply.headers['cache-control']).toMatch(file.startsWith('_astro/') ? FOR_A_YEAR : ASKED_AGAIN);
    expectHeaders(reply, FOR_EVERYBODY.test(file) ? 'cross-origin' : undefined);
  });

  it.each([
    [`${SERVICES}/`, SERVICES],
    [`${SERVICES}//`, SERVICES],
    [`${SERVICES}.html`, SERVICES],
    [`${SERVICES}/index.html`, SERVICES],
    [`${SERVICES}/?from=mail&to=%2F%2Fevil.test`, `${SERVICES}?from=mail&to=%2F%2Fevil.test`],
    ['/index.html', '/'],
    ['//', '/'],
  ])('%s leads to its one address', async (path, location) => {
    // Cloudflare folds slashes in a redirect of its own first.
    const reply = await get(isCloudflare ? path.replace('//', '/').replace(/^\/$/, '/index') : path);
    expect([reply.status, reply.headers['location']]).toEqual([isCloudflare ? 307 : 308, location]);
    expectHeaders(reply);
  });

  it.runIf(['nginx', 'Caddy'].includes(name))('the bare domain leads to the site', async () => {
    const reply = await get(`${SERVICES}?a=b`, { Host: BARE_HOST });
    expect([reply.status, reply.headers['location']]).toEqual([308, `https://${SITE_HOST}${SERVICES}?a=b`]);
    expectHeaders(reply);
  });

  it.runIf(name === 'nginx')('speaks HTTP/2 once it has a certificate, to its own name alone', async () => {
    const speak = async (servername: string) => {
      const options = { path: join(host.own, 'tls'), servername, ALPNProtocols: ['h2', 'http/1.1'] };
      const socket = connect({ ...options, rejectUnauthorized: false });
      await once(socket, 'secureConnect').finally(() => socket.destroy());
      return socket.alpnProtocol;
    };
    expect(await speak(SITE_HOST)).toBe('h2');
    await expect(speak('evil.test')).rejects.toThrow(/unrecognized name/);
  });

  it('HEAD gives the headers of GET and no body', async () => {
    const ofTransport = { date: '', 'content-length': '', 'transfer-encoding': '' };
    const [page, head] = [await get(SERVICES), await ask(host.port, SERVICES, { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, ...ofTransport }).toEqual({ ...page.headers, ...ofTransport });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    for (const path of ['/', script, '/unknown']) {
      const reply = await ask(host.port, path, { method });
      expect([reply.status, reply.headers['allow']]).toEqual([405, isCloudflare ? undefined : 'GET, HEAD']);
      expectHeaders(reply);
    }
  });

  it.each([
    ['br', ['br']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['br; q=0.000, gzip;q=0', [undefined]],
    ['', [undefined]],
  ])('Accept-Encoding "%s" is answered with one of %j', async (header, allowed) => {
    const reply = await get(SERVICES, { 'accept-encoding': header });
    const coding = reply.headers['content-encoding'] as keyof typeof DECODERS | undefined;
    expect(allowed).toContain(coding);
    const body = coding ? DECODERS[coding](reply.body) : reply.body;
    expect(body.equals(readFile(`${SERVICES}.html`))).toBe(true);
    // Cloudflare's own cache tells codings apart.
    if (!isCloudflare) expect(reply.headers['vary']).toMatch(/^accept-encoding$/i);
    expectHeaders(reply);
  });

  it.each([
    ['if-none-match', '*'],
    ['if-match', '"other"'],
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
    ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
    ['range', 'bytes=9999999-'],
  ])('a missing page is answered whole with %s: %s', async (header, value) => {
    for (const coding of ['br', 'identity']) {
      const missing = await get('/unknown', { 'accept-encoding': coding });
      const reply = await get('/unknown', { 'accept-encoding': coding, [header]: value });
      expect([reply.status, reply.headers['content-range']]).toEqual([404, undefined]);
      expect(reply.headers['content-type']).toMatch(TYPES['.html']!);
      expect(reply.body.equals(missing.body)).toBe(true);
      expectHeaders(reply);
    }
  });

  it.each([SERVICES, script])('%s that a visitor already has is 304, kept as before', async (path) => {
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
