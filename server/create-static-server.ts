import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import files from '@fastify/static';
import Fastify, { type FastifyReply } from 'fastify';

type HeaderValues = Record<string, string>;
type Refusal = { statusCode?: number; headers?: HeaderValues };

const UNPUBLISHED = /^_headers$|^404\.html$|\.(?:br|gz)$/;
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];
const LIMITS = {
  requestTimeout: 15_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxRequestsPerSocket: 50,
  // A missing Host is refused below: Node's own response would have none of our headers.
  http: { headersTimeout: 10_000, maxHeaderSize: 16_384, requireHostHeader: false },
};

/**
 * Creates a server, not yet listening, for the files that a built folder holds now.
 * Throws an error of one sentence when there is no built site.
 */
export async function createStaticServer(folder: string) {
  const published = listPublished(folder);
  /** Folders that have a missing page of their own. */
  const sections = globSync('*/404.html', { cwd: folder }).map(dirname);
  const findHeaders = readHeaders(folder);
  const everywhere = { ...findHeaders('/'), 'Cache-Control': 'no-cache' };
  const closing = Object.entries({ ...everywhere, 'Content-Length': '0', Connection: 'close' });
  const badRequest = ['HTTP/1.1 400 Bad Request', ...closing.map((line) => line.join(': ')), '', ''].join(
    '\r\n',
  );
  const refuse = (error: Refusal, _request: unknown, reply: FastifyReply) => {
    const { statusCode = 500, headers } = error;
    // An error of ours, which the response does not show.
    if (statusCode >= 500) console.error(error);
    reply.code(statusCode).headers({ ...everywhere, ...headers });
    return reply.send();
  };

  const server = Fastify({
    ...LIMITS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuse,
    clientErrorHandler: (_error, socket) => {
      // After the first byte a response may be under way: an error would end up inside it.
      if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
      else socket.end(badRequest);
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
  });
  for (const [url, file] of published) {
    const headers = findHeaders(`/${file}`);
    const handler = (_request: unknown, reply: FastifyReply) => reply.headers(headers).sendFile(file);
    server.route({ url, method: ['GET', 'HEAD'], handler });
  }
  server.setNotFoundHandler(({ url, raw }, reply) => {
    const [path = '', query = ''] = url.split(/(\?.*)/);
    const address = toAddress(path.replace(/\/+$/, ''));
    // Only to a listed page, so that no address can redirect to another site.
    if (address !== path && published.get(address)?.endsWith('.html'))
      return reply.redirect(address + query, 308);
    // Always the whole page: conditions and ranges are about a file that exists.
    for (const name of CONDITIONS) delete raw.headers[name];
    const section = sections.find((name) => path.startsWith(`/${name}/`));
    return reply.code(404).sendFile(section ? `${section}/404.html` : '404.html');
  });
  return server;
}

/** The allow-list, address to file: the glob finds no dotfiles, and nothing through symbolic links. */
function listPublished(folder: string): Map<string, string> {
  const files = globSync(['**', '.well-known/*'], { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !UNPUBLISHED.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  return new Map(files.map((file) => [toAddress(`/${file}`), file]));
}

function toAddress(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** Reads the folder's `_headers`. Returns the headers of an address. The pattern of a rule may have one `*`. */
function readHeaders(folder: string): (path: string) => HeaderValues {
  const file = join(folder, '_headers');
  if (!existsSync(file)) throw new Error(`There is no built site at ${folder}: run "npm run build" first.`);
  const rules = Array.from(
    readFileSync(file, 'utf8').matchAll(/^(\/.*)\n((?: .*(?:\n|$))+)/gm),
    ([, pattern = '', lines = '']) => ({
      pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`),
      headers: Object.fromEntries(
        Array.from(lines.matchAll(/^ +([\w-]+): (.+)$/gm), ([, name, value]) => [name, value]),
      ),
    }),
  );
  return (path) =>
    Object.assign({}, ...rules.map(({ pattern, headers }) => (pattern.test(path) ? headers : {})));
}
