import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../server/create-site.ts';
import { securityHeaders as policy } from '../../server/policy.ts';
import { findFault, readReplies } from '../support/find-fault.ts';
import { hostileRequests } from '../support/hostile-requests.ts';
import { type HostileSite, makeHostileSite } from '../support/hostile-site.ts';
import { ask, listen, sendAll, stop } from '../support/http.ts';

let site: HostileSite;
let server: Server;
let port: number;

beforeAll(async () => {
  site = makeHostileSite();
  server = createSite({ folder: site.folder });
  port = await listen(server);
});

afterAll(async () => {
  await stop(server);
  site.remove();
});

it.each(hostileRequests)('$name gets nothing but a sane answer', async ({ bytes, hidesAnother }) => {
  const replies = readReplies(await sendAll(port, bytes));
  for (const reply of replies) expect(findFault(reply, policy)).toBeUndefined();
  if (hidesAnother) expect(replies.length).toBe(1);
  // Of empty lines alone no request can be told.
  else expect(replies.length).toBeGreaterThan(bytes.trim() === '' ? -1 : 0);
});

it('there are enough of them, and each is another', () => {
  expect(new Set(hostileRequests.map(({ bytes }) => bytes)).size).toBe(hostileRequests.length);
  expect(new Set(hostileRequests.map(({ name }) => name)).size).toBe(hostileRequests.length);
  expect(hostileRequests.length).toBeGreaterThan(150);
});

it('who asks under a wrong name never finds that name in the answer', async () => {
  for (const path of ['/', '/services/', '/unknown', '/%']) {
    const { headers, body } = await ask(port, path, {
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' },
    });
    expect(JSON.stringify(headers) + body).not.toContain('evil.test');
  }
});

it('a normal request is answered after all that', async () => {
  expect((await ask(port, '/')).status).toBe(200);
});
