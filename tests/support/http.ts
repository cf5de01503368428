import { type Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Reply {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Listens on a free port of this machine alone and gives that port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Closes a server and whatever is still connected to it. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Asks for a path exactly as it is written: nothing is resolved, encoded or followed. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    agent = false,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const received = response.headers as Reply['headers'];
        resolve({ status: response.statusCode ?? 0, headers: received, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Writes bytes to the port, ends its own half of the connection, and gives all that comes back, cut off or not. */
export function sendAll(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    connect({ port, host: '127.0.0.1', allowHalfOpen: true }, function (this: Socket) {
      this.end(bytes, 'latin1');
    })
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', () => {})
      .on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** Writes bytes to the port and gives all that comes back until the server closes. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(bytes, 'latin1');
    })
      .on('data', (chunk) => {
        received += chunk.toString('latin1');
      })
      .on('error', reject)
      .on('close', () => resolve(received));
  });
}
