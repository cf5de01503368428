import { SITE_HOST } from './http.ts';
import { sharedHeaders } from './read-headers-file.ts';

/** What stands in files that nobody may get. */
export const CANARY = 'outside-of-the-site';

/** What a request may be answered with, however odd it is. */
const ALLOWED = [200, 206, 304, 308, 400, 404, 405, 408, 412, 416, 417, 431];
const ORIGIN = `https://${SITE_HOST}`;

interface Reply {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Takes apart what came over one connection. Throws when it is no HTTP, or shorter than it says. */
export function readReplies(received: string): Reply[] {
  const replies: Reply[] = [];
  let rest = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  while (rest !== '') {
    const [head = '', after] = splitOnce(rest, '\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    if (!status || after === undefined) throw new Error(`no HTTP: ${JSON.stringify(rest.slice(0, 80))}`);
    const headers = new Map(lines.map((line) => splitOnce(line.toLowerCase(), ': ') as [string, string]));
    // Answers to HEAD and 304 have a length and no body; no body of the site begins like an answer.
    const hasBody = after !== '' && !after.startsWith('HTTP/1.1 ');
    const length = hasBody ? Number(headers.get('content-length')) : 0;
    if (after.length < length) throw new Error(`cut off: ${head}`);
    replies.push({ status, headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return replies;
}

/** What is wrong with a reply to anything at all, or undefined: its status, its headers, where it leads, what it holds. */
export function findFault({ status, headers, body }: Reply): string | undefined {
  if (!ALLOWED.includes(status)) return `the status ${status}`;
  const lost = sharedHeaders.find(([name, value]) => headers.get(name) !== value.toLowerCase());
  if (lost) return `no ${lost.join(': ')}`;
  const location = headers.get('location') ?? '/';
  if (new URL(location, ORIGIN).origin !== ORIGIN) return `the way to ${location}`;
  if (headers.has('set-cookie')) return 'a cookie';
  if (body.includes(CANARY) || body.includes('root:x:')) return 'a file from outside';
  return undefined;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}
