import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};
/** How the build has written a file, the smallest first, and the Accept-Encoding that asks for it. */
const CODINGS = [
  { ending: '.br', coding: 'br', asked: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { ending: '.gz', coding: 'gzip', asked: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ },
  { ending: '', coding: undefined, asked: /^/ },
];
/** What only a host reads. The glob finds no dotfiles. */
const UNPUBLISHED = /^_headers$|\.(br|gz)$/;
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // A missing Host is refused below: Node's own response would have none of our headers.
  requireHostHeader: false,
};
const IDLE_MS = 30_000;

type Headers = Record<string, string>;

/**
 * Creates a server, not yet listening, for the files that a built folder holds now. It keeps them in memory and looks
 * each address up, so no request reaches the disk. Throws an error of one sentence when there is no built site.
 */
export function createStaticServer(folder: string): Server {
  const findHeaders = readHeaders(folder);
  const everywhere = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...findHeaders('/') };
  const files = new Map(
    globSync(['**/*.*', '.well-known/*'], { cwd: folder })
      .filter((file) => !UNPUBLISHED.test(file))
      .map((file) => {
        const path = encodeURI(`/${file.replaceAll(sep, '/')}`);
        const headers = {
          ...findHeaders(path),
          'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        };
        return [
          toAddress(path),
          { isPage: extname(path) === '.html', copies: readCopies(join(folder, file), headers) },
        ];
      }),
  );
  /** The missing page of each language; that of the first, which has no folder, comes last. */
  const missing = [...files]
    .filter(([address]) => address.endsWith('/404'))
    .toSorted()
    .toReversed();
  for (const [address] of missing) files.delete(address);

  const server = createServer(LIMITS, ({ method = '', url = '', httpVersion, headers }, response) => {
    const send = (status: number, more: Headers, body = Buffer.of()) =>
      response.writeHead(status, { ...everywhere, ...more, 'Content-Length': body.length }).end(body);
    // Request smuggling: a body may hide another request if a proxy measures the body differently.
    if (headers['transfer-encoding'] || headers['content-length']) response.shouldKeepAlive = false;
    if (method !== 'GET' && method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' });
    if (!headers.host && httpVersion !== '1.0') return send(400, {});

    const [path = '', query = ''] = url.split(/(\?.*)/s);
    const address = toAddress(path);
    // Only to a page, so that no address can redirect to another site.
    if (address !== path && files.get(address)?.isPage) return send(308, { Location: address + query });
    const found = files.get(path);
    const [, page] =
      missing.find(([address]) => path.startsWith(address.slice(0, -'404'.length))) ?? missing.at(-1)!;
    const { copies } = found ?? page;
    const copy = copies.find(({ asked }) => asked.test(String(headers['accept-encoding'])))!;
    const isKnown = headers['if-none-match']?.includes(copy.headers.ETag);
    return send(found ? (isKnown ? 304 : 200) : 404, copy.headers, copy.body);
  });
  server.timeout = IDLE_MS;
  // Requests sent all at once, whose answers nobody reads, would fill the memory. Node would answer 503 to the rest.
  server.maxRequestsPerSocket = 50;
  server.on('dropRequest', (_request, socket) => socket.destroy());
  // Otherwise Node answers an unknown Expect and what it cannot read itself, without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (_error, socket: Socket) => {
    // After the first byte a response may be under way: an error would end up inside it.
    if (!socket.writable || socket.bytesWritten > 0) return socket.destroy();
    const lines = Object.entries({ ...everywhere, Connection: 'close', 'Content-Length': '0' });
    return socket.end(
      ['HTTP/1.1 400 Bad Request', ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'),
    );
  });
  return server;
}

/** A file as it is, and in the encodings in which it was built. */
const readCopies = (path: string, headers: Headers) =>
  CODINGS.filter(({ ending }) => existsSync(path + ending)).map(({ ending, coding, asked }) => {
    const body = readFileSync(path + ending);
    const ETag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    return { asked, body, headers: { ...headers, ETag, ...(coding && { 'Content-Encoding': coding }) } };
  });

/** The address of a file, or of another spelling of an address. */
const toAddress = (path: string) =>
  path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/** Reads the folder's `_headers`. Returns the headers of a path. The pattern of each rule ends with `*`. */
function readHeaders(folder: string): (path: string) => Headers {
  const file = join(folder, '_headers');
  if (!existsSync(file)) throw new Error(`There is no built site at ${folder}: run "npm run build" first.`);
  const rules = Array.from(
    readFileSync(file, 'utf8').matchAll(/^(\/.*)\*\n((?: .*\n)+)/gm),
    ([, start = '', lines = '']) => ({
      start,
      headers: Array.from(lines.matchAll(/^ +([\w-]+): (.+)$/gm), ([, ...line]) => line),
    }),
  );
  return (path) =>
    Object.fromEntries(rules.filter(({ start }) => path.startsWith(start)).flatMap(({ headers }) => headers));
}
