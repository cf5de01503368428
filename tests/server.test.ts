import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSites } from '../src/site/load-sites.ts';

/** A page other than Home. */
const { path: PAGE } = (await loadSites())[0]!.pages.contact;

const HOST = 'www.muster.example';
const CANARY = 'outside-of-the-site';
const own = fs.mkdtempSync(join(tmpdir(), 'host-'));
const site = join(own, 'site');
const readFile = (file: string) => fs.readFileSync(join(site, file));
const sha256 = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const [, rule = ''] = /^\/\*\n((?: +.+\n)+)/m.exec(fs.readFileSync('public/_headers', 'utf8'))!;
/** What public/_headers gives to every answer. */
const headersOfAll = Object.fromEntries(
  Array.from(rule.matchAll(/^ +([\w-]+): (.+)$/gm), ([, name, value]) => [name!.toLowerCase(), value!]),
);

const startOurs = (port: number, folder = site) =>
  spawn(process.execPath, ['server/serve.ts', folder], { env: { ...process.env, PORT: `${port}` } });

function startNginx(port: number) {
  const conf = fs
    .readFileSync('hosting/nginx.conf', 'utf8')
    .replace(/listen 80;\n.*\n/, `listen 127.0.0.1:${port};\n`)
    .replace('/srv/site', site)
    .replace(/\nserver \{\n {2}listen 443.*/s, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  fs.writeFileSync(
    join(own, 'nginx.conf'),
    `load_module ${module}; daemon off; master_process off; pid ${own}/pid; error_log stderr;
    events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${conf}
}`,
  );
  return spawn('/usr/sbin/nginx', ['-e', 'stderr', '-p', own, '-c', `${own}/nginx.conf`]);
}

/** Asks for a path exactly as it is written. */
async function ask(port: number, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const all = { Host: HOST, ...headers };
  const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode!, headers: reply.headers, body: await buffer(reply) };
}

async function findPort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

/** Writes bytes to the port, and gives all that comes back until the connection ends. */
async function askRaw(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => {});
  let received = '';
  socket.on('data', (text) => (received += text)).write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}

beforeAll(() => {
  fs.cpSync('dist', site, { recursive: true });
  fs.mkdirSync(join(site, 'xx'));
  fs.writeFileSync(join(site, 'xx/404.html'), '<!doctype html><title>xx</title>');
  for (const file of ['../canary.txt', '.env', '.well-known/.secret'])
    fs.writeFileSync(join(site, file), CANARY);
  fs.symlinkSync('../canary.txt', join(site, 'linked.txt'));
  fs.symlinkSync('..', join(site, 'linked'));
});
afterAll(() => fs.rmSync(own, { recursive: true }));

const words = (text: string) => text.trim().split(/\s+/);
/** Split at bars, for what holds spaces. */
const lines = (text: string) => text.split('|').map((line) => line.trim());
const combine = (starts: string[], ends: string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));
const get = (target: string, lines = '') =>
  `GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\n${lines}Connection: close\r\n\r\n`;

const dots = words('.. %2e%2e %2E. .... .%00. %252e%252e %c0%ae%c0%ae %uff0e%uff0e');
const slashes = words(String.raw`/ // ;/ ?/ #/ %00/ %2f %252f %c0%af %u2215 \ %5c`);
const HOSTILE_PATHS = [
  ...combine(dots, slashes).flatMap((up) => [`/${up}canary.txt`, `/_astro/${up}${up}canary.txt`]),
  ...words(`/etc/passwd //etc/passwd /.env /%2eenv /.env%00.txt /./.env //.env /.well-known/.secret
    /.well-known/../.env /index.html.br /_headers ${PAGE}::$DATA /__proto__ /constructor ${PAGE}%00 /% /%zz /%c3%28
    /%ff /\xff \\ services ? # * /{} /"' /<script> /*`),
  // Redirects to another site, or with headers of the visitor's choice.
  ...words(String.raw`// /// /\ \/ /%5c /%09/ /%2f%2f /%0d%0aLocation:%20// /@ /. /https: ${PAGE}// ${PAGE}/?
    ${PAGE}/?@ ${PAGE}/%0d%0aSet-Cookie: ${PAGE}.html// ${PAGE}/%2e%2e// http:// https://u:p@ ftp://`).flatMap(
    (start) => [`${start}evil.test`, `${start}evil.test${PAGE}/`],
  ),
];
const HOSTILE_REQUESTS = [
  // nginx follows links, which a build never makes.
  ...words('/linked.txt /linked/canary.txt').map((path) => get(path)),
  ...words('get POST BREW G\0ET').map((method) => get('/').replace('GET', method)),
  ...lines(`bytes | bytes=- | bytes=5-2 | bytes=-0 | bytes=99999999999999999999- | bytes=0-0,-1 | none`).map(
    (range) => get('/', `Range: ${range}\r\n`),
  ),
  ...lines(`X | X : y | X: a\r\n folded | X: \0 | Upgrade: h2c | Expect: x | If-None-Match: W/ | Accept-Encoding: ;;; |
    Host: evil.test`).map((line) => get('/', `${line}\r\n`)),
  // A second request, hidden in what may be taken for a body, gets no answer of its own.
  ...lines(`Content-Length: 1\r\nContent-Length: 2 | Content-Length: +4 | Content-Length: -1 | Content-Length : 4 |
    Content-Length: 4\r\nTransfer-Encoding: chunked | Transfer-Encoding: xchunked | Transfer-Encoding : chunked |
    X: y\rTransfer-Encoding: chunked | Transfer-Encoding: chunked | Content-Length: 5`).map(
    (length) => `POST / HTTP/1.1\r\nHost: ${HOST}\r\n${length}\r\n\r\n0\r\n\r\n${get('/hidden')}`,
  ),
  ...['a'.repeat(65_536), '/'.repeat(8_000), '%2e%2e/'.repeat(2_000), 'a b'].map((path) => get(`/${path}`)),
  get('/', `X: ${'a'.repeat(65_536)}\r\n`),
  get('/', 'a: b\r\n'.repeat(1_500)),
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  '\xff'.repeat(1_000),
];

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html; charset=utf-8$/,
  '.js': /^(text|application)\/javascript; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.vcf': /^text\/(x-)?vcard; charset=utf-8$/,
  '.xml': /^(application|text)\/xml/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png$/,
  '.ico': /^image\//,
  '.woff2': /^font\/woff2$/,
};

describe.each(process.env['ALL'] ? ['our server', 'nginx'] : ['our server'])('%s', (name) => {
  const isOurs = name === 'our server';
  let port: number;
  let child: ChildProcess;
  beforeAll(async () => {
    port = await findPort();
    child = (isOurs ? startOurs : startNginx)(port);
    await vi.waitFor(() => ask(port, '/'), { timeout: 60_000, interval: 50 });
  });
  afterAll(async () => {
    // The same process has outlived everything.
    expect((await ask(port, '/')).status).toBe(200);
    child.kill();
    const [code] = await once(child, 'exit');
    if (isOurs) expect(code).toBe(0);
  });
  const expectHeaders = (headers: object, readers = 'same-origin') =>
    expect(headers).toMatchObject({ ...headersOfAll, 'cross-origin-resource-policy': readers });

  it('sends each file at its clean address, typed, with all headers, kept only when its name has a hash', async () => {
    const files = fs.globSync(['**/*.*', '.well-known/security.txt'], {
      cwd: 'dist',
      exclude: ['**/*.{br,gz}', '**/404.html'],
    });
    const missing = words(
      `/unknown ${PAGE}/more ${PAGE.toUpperCase()} /_astro/ /404 /404.html /_headers ${PAGE}.html.br /.env`,
    );
    const answers = [
      ...files.map((file) => [`/${file.replace(/(^index)?\.html$/, '')}`, file]),
      ...missing.map((path) => [path, '404.html']),
      ...words('/xx/unknown /xx/more/unknown').map((path) => [path, 'xx/404.html']),
    ] as [string, string][];
    for (const [path, file] of answers) {
      const reply = await ask(port, path);
      expect.soft(reply.status, path).toBe(file.endsWith('404.html') ? 404 : 200);
      expect.soft(reply.headers['content-type'], path).toMatch(TYPES[extname(file)]!);
      expect
        .soft(reply.headers['cache-control'], path)
        .toBe(file.startsWith('_astro/') ? FOR_A_YEAR : 'no-cache');
      expect.soft(reply.body.equals(readFile(file)), path).toBe(true);
      expectHeaders(
        reply.headers,
        /\.png$|^(icon\.svg|favicon\.ico)$/.test(file) ? 'cross-origin' : undefined,
      );
    }
  });

  it('redirects every other spelling to the clean address', async () => {
    for (const [path, location] of [
      [`${PAGE}/`, PAGE],
      [`${PAGE}//`, PAGE],
      [`${PAGE}.html`, PAGE],
      [`${PAGE}/index.html`, PAGE],
      [`${PAGE}/?to=%2F%2Fevil.test`, `${PAGE}?to=%2F%2Fevil.test`],
      ['/index.html', '/'],
      ['//', '/'],
    ] as const) {
      const { status, headers } = await ask(port, path);
      expect.soft([path, status, headers['location']]).toEqual([path, 308, location]);
      expectHeaders(headers);
    }
  });

  it('refuses all methods but GET and HEAD', async () => {
    for (const method of ['POST', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await ask(port, PAGE, method);
      expect.soft([status, headers['allow']], method).toEqual([405, 'GET, HEAD']);
      expectHeaders(headers);
    }
    const { status, body } = await ask(port, PAGE, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  it('sends the compressed file that the visitor accepts, and 304 for what he has', async () => {
    for (const [accepted, coding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const { headers, body } = await ask(port, PAGE, 'GET', { 'accept-encoding': accepted });
      expect
        .soft([headers['content-encoding'], headers['vary']?.toLowerCase()])
        .toEqual([coding, 'accept-encoding']);
      const plain = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body;
      expect.soft(plain.equals(readFile(`${PAGE}.html`))).toBe(true);
      const again = await ask(port, PAGE, 'GET', {
        'accept-encoding': accepted,
        'if-none-match': headers['etag']!,
      });
      expect.soft([again.status, again.body.length]).toEqual([304, 0]);
    }
    const missing = await ask(port, '/unknown', 'GET', { 'if-none-match': '*', range: 'bytes=9999999-' });
    expect([missing.status, missing.body.length]).toEqual([404, readFile('404.html').length]);
    const [script] = fs.globSync('_astro/*.js', { cwd: 'dist' });
    const outside = await ask(port, `/${script}`, 'GET', { range: 'bytes=9999999-' });
    expect([outside.status, outside.headers['cache-control']]).toEqual([416, expect.stringMatching(/^no-/)]);
  });

  it('gives one sane answer to each hostile request', async () => {
    for (const sent of [...HOSTILE_PATHS.map((path) => get(path)), ...(isOurs ? HOSTILE_REQUESTS : [])]) {
      const answer = await askRaw(port, sent);
      if (!answer && !isOurs) continue;
      const what = JSON.stringify(sent.slice(0, 120));
      expect(answer.match(/^HTTP\/1\.1 \d{3} /gm), what).toHaveLength(1);
      expect(answer, what).not.toMatch(/^HTTP\/1\.1 5|^set-cookie:|outside-of-the-site|root:x:|^ +at /im);
      const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/';
      expect(new URL(location, `https://${HOST}`).hostname, what).toBe(HOST);
      if (isOurs) expect(answer, what).toContain(headersOfAll['content-security-policy']);
    }
  });
});

it('says in one sentence why it does not start', () => {
  const taken = createServer().listen(0);
  const port = `${(taken.address() as AddressInfo).port}`;
  for (const [PORT, folder, reason] of [
    ['abc', site, 'The port "abc" must be a whole number from 1 to 65535, as in --port 4321'],
    [port, site, 'is taken by another program: choose another'],
    ['4999', join(own, 'nothing'), 'There is no built site at '],
  ] as const) {
    const options = { env: { ...process.env, PORT }, encoding: 'utf8' } as const;
    const { stderr } = spawnSync(process.execPath, ['server/serve.ts', folder], options);
    expect.soft(stderr).toContain(reason);
    expect.soft(stderr).toMatch(/^[^\n]+\.\n$/);
  }
  taken.close();
});

it('allows by its policy nothing unsafe, and of inline code only what pages have', () => {
  const policy = headersOfAll['content-security-policy']!;
  expect(policy).not.toMatch(/unsafe|:|\*|default-src|style-src/);
  for (const part of ["connect-src 'self'", "trusted-types 'none'", "require-trusted-types-for 'script'"])
    expect.soft(policy).toContain(part);
  for (const directive of ['base-uri', 'object-src', 'form-action', 'frame-ancestors'])
    expect.soft(policy).toContain(`${directive} 'none'`);
  const values = Object.values(headersOfAll).filter((value) => value !== 'same-origin');
  for (const value of values) expect(fs.readFileSync('hosting/nginx.conf', 'utf8')).toContain(`"${value}"`);
  for (const page of fs.globSync('dist/**/*.html')) {
    const [before, allowed, after = ''] = fs
      .readFileSync(page, 'utf8')
      .split(/<meta http-equiv="Content-Security-Policy" content="style-src ([^"]+)">/);
    expect(before, page).toMatch(/<head><meta charset="utf-8">$/);
    expect(
      Array.from(after.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs), ([, text]) => sha256(text)),
      page,
    ).toEqual([allowed]);
    expect(policy, page).toContain(
      sha256(/<script type="speculationrules">(.*?)<\/script>/s.exec(after)![1]),
    );
  }
});
