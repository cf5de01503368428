import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's mobile network: a round trip, and 1.6 Mbit/s. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;

/**
 * Puts a slow network before a server, until this process ends, and gives its origin. Not in the browser: that would
 * slow down no page which the browser fetches ahead.
 */
export async function delayAnswers(origin: string): Promise<string> {
  const slow = createServer(({ url, method, headers }, outgoing) => {
    const answered = async (answer: IncomingMessage) => {
      const body = await buffer(answer);
      await wait(ROUND_TRIP_MS + body.length / BYTES_PER_MS);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    };
    request(origin + url, { method, headers }, answered).end();
  });
  await once(slow.listen(0), 'listening');
  return `http://localhost:${(slow.address() as AddressInfo).port}`;
}
