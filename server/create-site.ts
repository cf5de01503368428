import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { findAnswer, refuse } from './answer.ts';
import type { Policy } from './policy.ts';
import { readSite } from './read-site.ts';

const HEADER_LIMIT_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 5_000;
const CHECK_INTERVAL_MS = 5_000;
const PARSER_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A server, not yet listening, for a built folder. The folder is read once, here: answers come from that
 * list alone, so that a later build changes nothing and no request reaches the disk.
 * Throws what the file system throws when the folder cannot be read.
 */
export function createSite({ folder }: { folder: string }): Server {
  const site = readSite(folder);
  const server = createServer({
    maxHeaderSize: HEADER_LIMIT_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    // A missing Host is refused with our own answer: Node's would lack the policy.
    requireHostHeader: false,
  });
  server.on('request', (request, response) => {
    const { status, headers, body } = findAnswer(site, request);
    response.writeHead(status, headers).end(body);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuseSocket(socket, 405, site.policy));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseSocket(socket, PARSER_STATUS[error.code ?? ''] ?? 400, site.policy),
  );
  return server;
}

/** Answers where there is no request to speak of: what the parser refused, and tunnels. */
function refuseSocket(socket: Duplex, status: number, policy: Policy): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = refuse(status, policy);
  const head = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
