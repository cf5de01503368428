import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const GRACE_MS = 5_000;

/**
 * Watches a server that does not listen yet, and gives the function that closes it: no new connection is
 * taken, answers under way are finished, connections that only wait are closed, and what is still open
 * after five seconds is cut. The promise resolves once nothing is open.
 */
export function prepareClosing(server: Server): () => Promise<void> {
  const underWay = new Map<Socket, number>();
  let closing: Promise<void> | undefined;

  server.on('connection', (socket) => {
    underWay.set(socket, 0);
    socket.on('close', () => underWay.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.on('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (!socket.destroyed) underWay.set(socket, left);
      if (closing && left === 0) socket.destroySoon();
    });
  });

  function close(): Promise<void> {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    return new Promise((resolve) => {
      // The HTTP server's own close cuts answers that are written but not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        resolve();
      });
      for (const [socket, count] of underWay) if (count === 0) socket.destroySoon();
    });
  }

  return () => {
    closing ??= close();
    return closing;
  };
}
