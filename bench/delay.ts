import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Lighthouse's mobile network: one round trip, and 1.6 Mbit/s. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;

/**
 * Starts a proxy that answers as slowly as a mobile network, until this process ends, and returns its origin.
 * Throttling in the browser would not slow down the pages that it prefetches.
 */
export async function delayAnswers(origin: string): Promise<string> {
  const slow = createServer(({ url, method, headers }, outgoing) => {
    const forward = async (answer: IncomingMessage) => {
      const body = await buffer(answer);
      await wait(ROUND_TRIP_MS + body.length / BYTES_PER_MS);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
    };
    request(origin + url, { method, headers }, forward).end();
  });
  await once(slow.listen(0), 'listening');
  return `http://localhost:${(slow.address() as AddressInfo).port}`;
}
