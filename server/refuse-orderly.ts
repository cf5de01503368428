import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, refuse } from './answer.ts';
import type { Policy } from './policy.ts';

const PARSER_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers where there is no request to speak of: what the parser refuses, and tunnels. The refusal carries the
 * policy, comes once and after the answers before it, and ends the connection within `lingerMs`.
 */
export function refuseOrderly(server: Server, readPolicy: () => Policy, lingerMs: number): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();

  function refuseOnce(socket: Duplex, status: number): void {
    // What is sent after a refusal is an error for the parser again, each time.
    if (refused.has(socket)) return;
    refused.add(socket);
    const before = latest.get(socket);
    if (before && !before.writableFinished)
      before.once('finish', () => end(socket, refuse(status, readPolicy()), lingerMs));
    else end(socket, refuse(status, readPolicy()), lingerMs);
  }

  for (const event of ['request', 'checkContinue', 'checkExpectation'])
    server.prependListener(event, ({ socket }, response) => latest.set(socket, response));
  server.on('connect', (_request, socket) => {
    // Node lets go of a tunnel's socket, and its next error would end the process.
    socket.on('error', () => socket.destroy());
    refuseOnce(socket, 405);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseOnce(socket, PARSER_STATUS[error.code ?? ''] ?? 400),
  );
}

function end(socket: Duplex, { status, headers, body }: Answer, lingerMs: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  // Closing on bytes that nobody read resets the connection, and may take the answer with it.
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(cut));
}
