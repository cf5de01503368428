/** Asks our server, and Apache where it is installed, the same questions about the built folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readHeaders } from '../hosting/read-headers.ts';
import { createStaticServer } from '../server/create-static-server.ts';
import { writeHtaccess, writeLanguageHtaccess } from '../src/outputs/write-headers.ts';
import { readBuilt } from './built.ts';

const HOST = 'www.muster.example';
const PORT = Number(process.env['TEST_PORT'] ?? 4173) + 1;
/** A page other than Home. */
const PAGE = '/contact';
/** Apache reads it as www-data, which may not enter a private TMPDIR. */
const own = fs.mkdtempSync(join(process.platform === 'linux' ? '/tmp' : tmpdir(), 'host-'));
const site = join(own, 'site');
const read = (file: string) => fs.readFileSync(join(site, file));
const { find, text } = readBuilt('dist');
/** Written on Windows, and with a header that an owner has added. */
const RULES = text('_headers')
  .replace('/*', '/*\n\tReporting-Endpoints: default="https://a.test/%41?b=\\"')
  .replaceAll('\n', '\r\n');
const HEADERS = readHeaders(RULES)('/');
const MODULES = '/usr/lib/apache2/modules';
const split = (text: string) => text.trim().split(/\s+/);

beforeAll(() => {
  // The files, where dist/ is a link to what a host serves.
  fs.cpSync(fs.realpathSync('dist'), site, { recursive: true });
  fs.mkdirSync(join(site, 'xx'));
  fs.writeFileSync(join(site, '_headers'), RULES);
  fs.writeFileSync(join(site, '.htaccess'), writeHtaccess(RULES));
  fs.writeFileSync(join(site, 'xx/.htaccess'), writeLanguageHtaccess('/xx/404'));
  fs.mkdirSync(join(site, '.well-known/matrix'), { recursive: true });
  for (const file of ['xx.html', 'xx/404.html', '.well-known/matrix/server', 'xx/file'])
    fs.writeFileSync(join(site, file), `<!doctype html><title>${file}</title>`);
  for (const file of ['../canary.txt', '.env', '.well-known/.secret'])
    fs.writeFileSync(join(site, file), 'a secret');
  fs.copyFileSync(join(site, 'xx.html'), join(site, 'yy.html'));
  fs.writeFileSync(join(site, 'xx.html'), 'x', { flag: 'r+' });
  for (const file of ['xx.html', 'yy.html']) fs.utimesSync(join(site, file), 1, 1);
  spawnSync('chmod', ['-R', 'a+rX', own]);
});
afterAll(() => fs.rmSync(own, { recursive: true }));

/** Each serves the site, and returns what stops it. */
const HOSTS = {
  async ours() {
    const server = await createStaticServer(site);
    await server.listen({ port: PORT });
    return () => server.close();
  },
  Apache: () => startApache(`DocumentRoot ${site}`, 'AllowOverride All'),
  // As some hosts have it: little that .htaccess may change, other options, and a folder elsewhere.
  'narrow Apache': () =>
    startApache(
      `DocumentRoot ${own}\nAlias / ${site}/`,
      `AllowOverride FileInfo
      DirectoryIndex index.php
      Options Indexes MultiViews FollowSymLinks
      ExpiresActive On
      ExpiresDefault "access plus 1 month"`,
    ),
};
const APACHE_MODULES =
  'mpm_event authz_core alias mime dir negotiation autoindex filter deflate rewrite headers expires';
function startApache(server: string, folder: string) {
  const modules = split(APACHE_MODULES).map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
  fs.writeFileSync(
    join(own, 'apache.conf'),
    `${modules.join('\n')}
      Listen 127.0.0.1:${PORT}
      ServerName ${HOST}
      PidFile ${own}/pid
      ErrorLog stderr
      TypesConfig /etc/mime.types
      AddOutputFilterByType DEFLATE text/html application/javascript
      User www-data
      Group www-data
      ${server}
      <Directory ${site}>
      ${folder}
      </Directory>
      # Where there are several languages.
      <Directory ${site}/??>
      AllowOverride FileInfo Indexes
      </Directory>\n`,
  );
  const child = spawn('/usr/sbin/apache2', ['-f', `${own}/apache.conf`, '-DFOREGROUND']);
  return () => {
    child.kill();
    return once(child, 'exit');
  };
}

/** Asks for a path exactly as it is written. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const all = { Host: HOST, ...headers };
  const sent = request({ host: '127.0.0.1', port: PORT, path, method, headers: all, agent: false }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode!, body: await buffer(reply), ...reply.headers };
}

const LONG = '/'.repeat(2000);
const FILES = find('{**/*.*,.well-known/security.txt}');
/** What is asked for, the status, and the file that is sent or the address that is named. */
type Answer = [path: string, status: number, answer: string];
const ANSWERS: Answer[] = [
  ...FILES.filter((file) => !/404.html$/.test(file)).map(
    (file): Answer => [`/${encodeURI(file.replace(/(^index)?\.html$/, ''))}`, 200, file],
  ),
  ...split(
    `/unknown ${PAGE}/more ${PAGE.toUpperCase()} /_astro /_astro/ /404 /404.html /_headers /.htaccess
    ${PAGE}.html.br /.env /.well-known/.secret ${LONG}x /a${LONG}x /a${LONG} /a${LONG}/a${LONG}x`,
  ).map((path): Answer => [path, 404, '404.html']),
  ['/xx', 200, 'xx.html'],
  ['/.well-known/matrix/server', 200, '.well-known/matrix/server'],
  ['/xx/file', 200, 'xx/file'],
  ['/favicon', 404, '404.html'],
  ['/xx/', 308, '/xx'],
  ['/xx/unknown', 404, 'xx/404.html'],
  ['/xx/more/unknown', 404, 'xx/404.html'],
  [`${PAGE}/`, 308, PAGE],
  [PAGE + LONG, 308, PAGE],
  [`${PAGE}.html`, 308, PAGE],
  [`${PAGE}/index.html`, 308, PAGE],
  [`${PAGE}/?to=%2F%2Fevil.test&q=100%25&x=%`, 308, `${PAGE}?to=%2F%2Fevil.test&q=100%25&x=%`],
  ['/index.html', 308, '/'],
  ['//', 308, '/'],
];
/** Paths out of the folder, and redirects to another site or with headers of the visitor's choice. */
const HOSTILE = split(
  String.raw`/../canary.txt /_astro/../../canary.txt /..%2fcanary.txt /%2e%2e/canary.txt /.%00./canary.txt
  /..\canary.txt /..%5ccanary.txt /%252e%252e/canary.txt /%c0%ae%c0%ae/canary.txt /..;/canary.txt /....//canary.txt
  /%2eenv /./.env //.env /.env%00.txt /.well-known/../.env //etc/passwd ${PAGE}%00 ${PAGE}::$DATA /__proto__
  /% /%zz /%ff /%c3%28 * ? services http://evil.test/ ftp://evil.test /@evil.test /.evil.test //evil.test/ ///evil.test//
  //evil.test${PAGE}/ //evil.test.html /\evil.test/ /%5cevil.test/ /%09/evil.test/ /%2f%2fevil.test/
  ${PAGE}//evil.test/ ${PAGE}/?@evil.test ${PAGE}.html//evil.test ${PAGE}/%2e%2e//evil.test/
  /%0d%0aLocation:%20//evil.test ${PAGE}/%0d%0aSet-Cookie:x`,
);
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const installed = Object.entries(HOSTS).filter(
  ([name]) => name === 'ours' || fs.existsSync('/usr/sbin/apache2'),
);
describe.each(installed)('%s', (name, start) => {
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    stop = await start();
    await vi.waitFor(() => ask('/'), { timeout: 10_000 });
  });
  afterAll(() => stop());

  it.each(ANSWERS)('%s: %i %s', async (path, status, answer) => {
    const { body, location, ...reply } = await ask(path, { 'x-forwarded-proto': 'https' });
    expect(reply.status).toBe(status);
    expect.soft(reply).toMatchObject(HEADERS);
    if (status === 308) return expect(location?.replace(`https://${HOST}`, '')).toBe(answer);
    expect(`${reply['content-type']}`.toLowerCase()).toContain(TYPES[extname(answer)] ?? '');
    const isKept = answer.startsWith('_astro/');
    expect(reply['cache-control']).toBe(isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
    expect(body.equals(read(answer))).toBe(true);
  });

  // Apache answers TRACE before it reads the folder.
  it.each(['POST', 'OPTIONS', 'TRACE'].slice(0, name === 'ours' ? 3 : 2))('refuses %s', async (method) => {
    const reply = await ask(PAGE, {}, method);
    expect([reply.status, reply.allow]).toEqual([405, expect.stringContaining('GET, HEAD')]);
    expect.soft(reply).toMatchObject(HEADERS);
    expect(await ask(PAGE, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.of() });
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['', undefined, (body: Buffer) => body],
  ])(
    'Accept-Encoding "%s" gets Content-Encoding %s, then 304 on revalidation',
    async (accepted, coding, decode) => {
      const reply = await ask(PAGE, { 'accept-encoding': accepted });
      expect(reply['content-encoding']).toBe(coding);
      expect(reply.vary).toMatch(/accept-encoding/i);
      expect(decode(reply.body).equals(read(`${PAGE}.html`))).toBe(true);
      const again = await ask(PAGE, { 'accept-encoding': accepted, 'if-none-match': reply.etag! });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const since = await ask(PAGE, { 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() });
      expect(since.status).toBe(200);
    },
  );

  it('validates by the content, not by its size and time', async () => {
    const [{ etag }, other] = [await ask('/xx'), await ask('/yy')];
    expect(etag).not.toBe(other.etag);
  });

  it('sends the whole 404 page whatever is asked for', async () => {
    const { status, body } = await ask('/unknown', { 'if-none-match': '"x"', range: 'bytes=9999999-' });
    expect([status, body.length]).toEqual([404, read('404.html').length]);
  });

  it('answers each hostile path without an error, a file from outside or another site', async () => {
    for (const path of HOSTILE) {
      const { status, body, location = '/', ...headers } = await ask(path);
      expect.soft(status, path).toBeLessThan(500);
      expect.soft(`${body}`, path).not.toMatch(/a secret|root:x:/);
      expect.soft(new URL(location, `https://${HOST}`).hostname, path).toBe(HOST);
      expect.soft(headers, path).not.toHaveProperty('set-cookie');
    }
  });
});
