import type { Server } from 'node:http';

const GRACE_MS = 5_000;

/**
 * Takes no new connection, lets running answers end, closes connections that only wait,
 * and cuts what is still open after five seconds. Resolves once nothing is open.
 */
export function closeOrderly(server: Server): Promise<void> {
  // A connection that is busy now would otherwise stay open for its keep-alive time.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
