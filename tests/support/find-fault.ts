import { SITE_HOST } from './http.ts';
import { sharedHeaders } from './read-headers-file.ts';

/** What stands in files that nobody may get. */
export const CANARY = 'outside-of-the-site';

/** What is wrong with an answer as it came over the wire, or undefined: its status, where it leads, what it holds. */
export function findFault(reply: string): string | undefined {
  const head = readHead(reply);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  if (!(status < 500)) return `the status ${status}`;
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
  if (new URL(location, `https://${SITE_HOST}`).hostname !== SITE_HOST) return `the way to ${location}`;
  if (/^set-cookie:/im.test(head)) return 'a cookie';
  if (reply.includes(CANARY) || reply.includes('root:x:')) return 'a file from outside';
  return undefined;
}

/** The first of the headers of every answer that this one lacks. */
export function findLostHeader(reply: string): string | undefined {
  const lines = readHead(reply).toLowerCase().split('\r\n');
  const lost = sharedHeaders.find(([name, value]) => !lines.includes(`${name}: ${value.toLowerCase()}`));
  return lost && `no ${lost.join(': ')}`;
}

function readHead(reply: string): string {
  return reply.split('\r\n\r\n', 1)[0]!;
}
