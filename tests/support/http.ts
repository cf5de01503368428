import { request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The name that hosting/ has for the site. */
export const SITE_HOST = 'www.muster.example';

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
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Host: SITE_HOST, ...headers },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = response.headers as Reply['headers'];
        resolve({ status: response.statusCode ?? 0, headers: received, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Writes bytes to the port, one a character, and gives all that comes back until the connection is closed or reset. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(bytes, 'latin1');
    })
      .setEncoding('latin1')
      .on('data', (text) => {
        received += text;
      })
      .on('error', () => {})
      .on('close', () => resolve(received));
  });
}
