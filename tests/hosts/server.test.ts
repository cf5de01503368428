import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareClosing } from '../../server/close-orderly.ts';
import { createSite } from '../../server/create-site.ts';
import { hashInline } from '../../server/hash-inline.ts';
import { makePolicy } from '../../server/policy.ts';
import { ask, askRaw, listen, stop } from '../support/http.ts';

const page = '<!doctype html><title>Services</title>'.padEnd(2_000, 'x');
const files = {
  'index.html': '<title>Home</title>',
  'services.html': page,
  'services.html.br': brotliCompressSync(page),
  'services.html.gz': gzipSync(page),
  '404.html': '<title>Missing</title>',
  '_astro/page.B1x.js': 'export {}',
  '.env': 'secret',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:hello@muster.example',
  'data.unknown': 'bytes',
};

/** What every answer carries, whatever it is. */
const { 'Cache-Control': _byKind, ...securityHeaders } = makePolicy(hashInline(page)).error;

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = makeFolder(files);
  symlinkSync('/etc/hostname', join(folder, 'linked.txt'));
  symlinkSync('/etc', join(folder, 'linked'));
  server = createSite({ folder });
  port = await listen(server);
});

afterAll(async () => {
  await stop(server);
  rmSync(folder, { recursive: true });
});

function makeFolder(content: Record<string, string | Buffer>): string {
  const made = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, body] of Object.entries(content)) {
    mkdirSync(dirname(join(made, name)), { recursive: true });
    writeFileSync(join(made, name), body);
  }
  return made;
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services?from=mail', 'Services'],
    ['/%73ervices', 'Services'],
    ['http://any.example/services', 'Services'],
  ])('%s is a page', async (path, title) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/services/', '/services'],
    ['/services//', '/services'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['/services/?from=mail&to=%2F%2Fevil.test', '/services?from=mail&to=%2F%2Fevil.test'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
  ])('%s leads to its one address', async (path, location) => {
    const { status, headers } = await ask(port, path);
    expect(status).toBe(308);
    expect(headers['location']).toBe(location);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '//evil.test',
    '//evil.test/',
    '//evil.test/services/',
    '/\\evil.test/',
    '/%5cevil.test/',
    '/%09/evil.test/',
    '/%2f%2fevil.test/',
    '/.evil.test/index.html',
    'http://evil.test//evil.test/',
    '/services.html/..//evil.test/',
  ])('%s leads nowhere', async (path) => {
    const { status, headers } = await ask(port, path);
    expect([400, 404]).toContain(status);
    expect(headers['location']).toBeUndefined();
  });

  it.each(['/unknown', '/404', '/404.html', '/Services', '/services/more', '/_astro/', '/index.html.html/x'])(
    '%s is missing, with the page that says so',
    async (path) => {
      const { status, headers, body } = await ask(port, path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('<title>Missing</title>');
    },
  );

  it('a folder without a 404 page still answers 404', async () => {
    const bare = makeFolder({ 'index.html': 'x' });
    const bareServer = createSite({ folder: bare });
    const { status, body } = await ask(await listen(bareServer), '/unknown');
    await stop(bareServer);
    rmSync(bare, { recursive: true });
    expect([status, body.toString()]).toEqual([404, '404 Not Found\n']);
  });
});

describe('what is not published', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/linked.txt',
    '/linked/hostname',
    '/services.html.br',
    '/services.br',
    '/services.html.gz',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/_astro/../.env',
    '/_astro/..%5c.env',
    '/__proto__',
    '/constructor',
  ])('%s is never served', async (path) => {
    expect((await ask(port, path)).status).toBe(404);
  });

  it('a file under .well-known is served', async () => {
    const { status, headers } = await ask(port, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  it('a file of an unknown kind is bytes, not a page', async () => {
    expect((await ask(port, '/data.unknown')).headers['content-type']).toBe('application/octet-stream');
  });

  it('a folder that is reached by a link is served', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const linked = createSite({ folder: link });
    const { status } = await ask(await listen(linked), '/services');
    await stop(linked);
    rmSync(link);
    expect(status).toBe(200);
  });

  it('a build that replaces the folder takes nothing from a running server', async () => {
    const replaced = makeFolder(files);
    const running = createSite({ folder: replaced });
    const runningPort = await listen(running);
    rmSync(replaced, { recursive: true });
    const { status } = await ask(runningPort, '/services');
    await stop(running);
    expect(status).toBe(200);
  });
});

describe('methods and malformed requests', () => {
  it('HEAD gives the headers of GET and no body', async () => {
    const got = await ask(port, '/services');
    const head = await ask(port, '/services', { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await ask(port, '/', { method });
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each(['/%', '/%zz', '/%c3%28', '/%00', '/services%00.html', '/%0d%0aSet-Cookie:x=1', 'services', '?'])(
    '%s is malformed',
    async (path) => {
      expect((await ask(port, path)).status).toBe(400);
    },
  );

  it('an address of more than 2048 characters is too long', async () => {
    expect((await ask(port, `/${'a'.repeat(2_048)}`)).status).toBe(414);
    expect((await ask(port, `/${'a'.repeat(2_047)}`)).status).toBe(404);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a method of no protocol', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['raw bytes in the path', 'GET /\xfcber HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['an endless header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an odd expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 200],
    ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ])('%s gets an answer with the policy', async (_name, bytes, status) => {
    const reply = await askRaw(port, bytes);
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders))
      expect(reply).toContain(`${name}: ${value}\r\n`);
  });

  it.each([
    ['two hosts', 'Host: a\r\nHost: a'],
    ['a host with a path', 'Host: evil.test/'],
    ['a host with a user', 'Host: a@evil.test'],
    ['two hosts in one', 'Host: a, b'],
    ['an empty host', 'Host:'],
  ])('%s is malformed', async (_name, lines) => {
    expect(await askRaw(port, `GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });

  it.each(['any.example', 'any.example:80', '127.0.0.1:4321', '[::1]:4321'])(
    'the host %s is as good as any',
    async (host) => {
      expect((await ask(port, '/', { headers: { host } })).status).toBe(200);
    },
  );

  it('a refusal comes after the answers before it', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const reply = await askRaw(port, `${get('/')}${get('/unknown')}${get('/services/')}nonsense\r\n\r\n`);
    expect(reply.match(/HTTP\/1.1 \d+/g)?.map((line) => Number(line.slice(9)))).toEqual([200, 404, 308, 400]);
  });

  it('a request with a body is answered at once, and nothing behind it', async () => {
    const hidden = 'GET /services HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const length of [
      'Content-Length: 900',
      'Transfer-Encoding: chunked',
      'Content-Length: 900\r\nExpect: 100-continue',
    ]) {
      const reply = await askRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n${hidden}`);
      expect(reply.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
      expect(reply).toContain('Connection: close\r\n');
    }
  });

  it('a tunnel that is reset takes nothing down', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy());
      await closed;
    }
    expect((await ask(port, '/')).status).toBe(200);
  });
});

describe('headers', () => {
  it.each([
    ['/', 'GET', 200],
    ['/_astro/page.B1x.js', 'GET', 200],
    ['/services/', 'GET', 308],
    ['/%', 'GET', 400],
    ['/unknown', 'GET', 404],
    ['/', 'POST', 405],
  ])('%s by %s carries the policy', async (path, method, status) => {
    const reply = await ask(port, path, { method });
    expect(reply.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(reply.headers[name.toLowerCase()]).toBe(value);
    }
  });

  it('a hashed file may be kept for a year, a missing one may not', async () => {
    const kept = await ask(port, '/_astro/page.B1x.js');
    expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await ask(port, '/_astro/page.OLD.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['deflate, zstd', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" is answered with %s', async (header, encoding) => {
    const { headers, body } = await ask(port, '/services', { headers: { 'accept-encoding': header } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(`${body.length}`);
    const stored = { br: files['services.html.br'], gzip: files['services.html.gz'], undefined: page }[
      `${encoding}`
    ];
    expect(body.equals(Buffer.from(stored ?? ''))).toBe(true);
  });

  it('what a visitor already has is answered with 304 and the same caching', async () => {
    const tag = (await ask(port, '/services')).headers['etag'] ?? '';
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const { status, headers, body } = await ask(port, '/services', { headers: { 'if-none-match': known } });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await ask(port, '/services', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('the tag of a page comes from its content, so that a rebuild keeps it', async () => {
    const again = makeFolder(files);
    const other = createSite({ folder: again });
    const { headers } = await ask(await listen(other), '/services');
    await stop(other);
    rmSync(again, { recursive: true });
    expect(headers['etag']).toBe((await ask(port, '/services')).headers['etag']);
  });
});

describe('closing', () => {
  const largeBytes = 20_000_000;

  async function startClosable() {
    const large = makeFolder({ 'large.bin': Buffer.alloc(largeBytes), 'index.html': 'x' });
    const closable = createSite({ folder: large });
    rmSync(large, { recursive: true });
    const close = prepareClosing(closable);
    return { closable, close, socket: connect(await listen(closable), '127.0.0.1') };
  }

  it('an answer under way is finished, then its connection closes', async () => {
    const { closable, close, socket } = await startClosable();
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
    });
    socket.pause();
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const asked = new Promise((resolve) => closable.once('request', resolve));
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    const closed = Promise.all([close(), close()]);
    socket.resume();
    await Promise.all([ended, closed]);
    expect(received).toBeGreaterThan(largeBytes);
  });

  it('a connection that waits is closed at once', async () => {
    const { close, socket } = await startClosable();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    const ended = new Promise((resolve) => socket.on('close', resolve));
    await Promise.all([close(), ended]);
  });

  it('a visitor who never reads is cut after five seconds', async () => {
    const { closable, close, socket } = await startClosable();
    socket.pause();
    socket.on('error', () => {});
    const asked = new Promise((resolve) => closable.once('request', resolve));
    socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
    await asked;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = close();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await closed;
    socket.destroy();
  });
});
