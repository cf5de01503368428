import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import files from '@fastify/static';
import Fastify, { type FastifyReply } from 'fastify';
import { readHeaders } from '../hosting/read-headers.ts';

/** What only a host reads: the 404 pages, the headers, and compressed copies. */
const UNPUBLISHED = /(?:^|\/)404\.html$|^_headers$|\.br$/;

/**
 * Creates a server, not yet listening, for the files that a built folder holds now.
 * Throws an error of one sentence when there is no built site.
 */
export async function createStaticServer(folder: string) {
  const headersFile = join(folder, '_headers');
  if (!existsSync(headersFile))
    throw new Error(`There is no built site at ${folder}: run "npm run build" first.`);
  const findHeaders = readHeaders(readFileSync(headersFile, 'utf8'));
  const everywhere = { ...findHeaders('/'), 'Cache-Control': 'no-cache' };
  // The glob finds no other dotfiles.
  const list = globSync(['**/*', '.well-known/**/*'], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll(sep, '/'));
  /** The allow-list, address to file. */
  const published = new Map(
    list.filter((file) => !UNPUBLISHED.test(file)).map((file) => [toAddress(`/${file}`), file]),
  );
  /** Folders of languages, which have a 404 page of their own. */
  const languageFolders = list.filter((file) => file.endsWith('/404.html')).map(dirname);
  const refuse = (error: { statusCode?: number }, _request: unknown, reply: FastifyReply) => {
    const { statusCode = 500 } = error;
    // An error of ours, which the response does not show.
    if (statusCode >= 500) console.error(error);
    reply.code(statusCode).headers(everywhere).send();
  };
  const badRequest = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Length: 0']
    .concat(Object.entries(everywhere).map((line) => line.join(': ')))
    .map((line) => `${line}\r\n`);

  const server = Fastify({
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    // Longer than a proxy keeps its connections: one that we close may just be getting its next request.
    keepAliveTimeout: 75_000,
    maxRequestsPerSocket: 50,
    // A missing Host is refused below: Node's own response would have none of our headers.
    http: { headersTimeout: 10_000, requireHostHeader: false },
    return503OnClosing: false,
    frameworkErrors: refuse,
    clientErrorHandler: (_error, socket) => {
      // Once a response has begun, an error would land inside it. On an idle connection, a browser would take it for the
      // answer to its next request. So only close the socket.
      if (!socket.writable || socket.bytesWritten > 0 || socket.bytesRead === 0) socket.destroy();
      else socket.end(`${badRequest.join('')}\r\n`);
    },
  });
  // Otherwise Node answers an unknown Expect itself, without our headers.
  server.server.on('checkExpectation', server.routing);
  // Requests sent all at once, whose answers nobody reads, would fill the memory. Node would answer 503 to the rest.
  server.server.on('dropRequest', (_request, socket) => socket.destroy());
  server.setErrorHandler(refuse);
  server.addHook('onRequest', async ({ method, headers, raw }, reply) => {
    reply.headers(everywhere);
    // Request smuggling: a body may hide another request if a proxy measures the body differently.
    if (headers['transfer-encoding'] || headers['content-length']) reply.header('Connection', 'close');
    if (method !== 'GET' && method !== 'HEAD') await reply.code(405).header('Allow', 'GET, HEAD').send();
    else if (!headers.host && raw.httpVersion !== '1.0') await reply.code(400).send();
  });

  await server.register(files, {
    root: resolve(folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // By time and size, which another file may have too.
    etag: false,
    lastModified: false,
  });
  for (const [url, file] of published) {
    const etag = `W/"${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64url')}"`;
    const headers = { ...findHeaders(`/${file}`), etag };
    server.get(url, (request, reply) => {
      reply.headers(headers);
      if (request.headers['if-none-match']?.includes(etag))
        return reply.code(304).header('Vary', 'accept-encoding').send();
      return reply.sendFile(file);
    });
  }
  server.setNotFoundHandler(({ url }, reply) => {
    const [path = '', query = ''] = url.split(/(\?.*)/s);
    const address = toAddress(path);
    // Only to a listed page, so that no address can redirect to another site.
    if (address !== path && published.get(address)?.endsWith('.html'))
      return reply.redirect(address + query, 308);
    const languageFolder = languageFolders.find((name) => path.startsWith(`/${name}/`)) ?? '';
    // The whole page: a range is about a file that exists.
    return reply.code(404).sendFile(join(languageFolder, '404.html'), { acceptRanges: false });
  });
  return server;
}

/** The address of a file, or of another spelling of an address. */
const toAddress = (path: string) =>
  path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
