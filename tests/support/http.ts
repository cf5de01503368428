import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The names under which the tests ask every host for the site. */
export const SITE_HOST = 'www.muster.example';
export const BARE_HOST = 'muster.example';

export type Reply = Awaited<ReturnType<typeof ask>>;

/** Listens on a free port of this machine alone and gives that port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), 'close');
  return port;
}

/** Asks for a path exactly as it is written: nothing is resolved, encoded or followed. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const names = { Host: SITE_HOST, ...headers };
  const sent = request({ host: '127.0.0.1', port, path, method, headers: names, agent: false }).end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: reply.statusCode!, headers: reply.headers, body: await buffer(reply) };
}
