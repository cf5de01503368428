import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { chooseEncoding } from './encodings.ts';
import type { Policy } from './policy.ts';
import { readRange } from './read-range.ts';
import type { Publication, Site } from './read-site.ts';
import { readTarget, toCanonical } from './read-target.ts';

const HOST = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]+)(?::\d*)?$/i;

/** One answer, whole: its headers hold the policy and the length of its body. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Finds the answer to a request from the site's list. Never throws, whatever was asked. */
export function findAnswer(site: Site, request: IncomingMessage): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, site.policy);
  if (!isHostClear(request)) return refuse(400, site.policy);
  const target = readTarget(request.url ?? '');
  if ('refusal' in target) return refuse(target.refusal, site.policy);

  const publication = site.publications.get(target.path);
  if (publication) return publish(request, publication, site.policy);
  const canonical = toCanonical(target.path);
  // Only a path of our own list is ever a destination, so that no spelling leads off the site.
  if (site.publications.has(canonical)) return redirect(encodeURI(canonical) + target.query, site.policy);
  return site.missing ? send(request, 404, site.missing) : refuse(404, site.policy);
}

/** Whether a request says that a body follows; a static site has no use for one. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0';
}

/** The answer to what cannot be served: a sentence of text, and the headers that say what would be right. */
export function refuse(status: number, policy: Policy, hints: Record<string, string> = {}): Answer {
  return compose(status, Buffer.from(`${status} ${STATUS_CODES[status]}\n`), {
    ...policy.error,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...hints,
    'Content-Type': 'text/plain; charset=utf-8',
  });
}

/** One Host that is a host, which only HTTP/1.0 may leave out (RFC 9112, 3.2). It is never read again. */
function isHostClear({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion === '1.0';
  const names = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  return names.length === 1 && HOST.test(host);
}

function publish(request: IncomingMessage, publication: Publication, policy: Policy): Answer {
  const { headers } = publication;
  if (isUnchanged(request.headers['if-none-match'], headers['ETag']))
    return { status: 304, headers, body: Buffer.alloc(0) };
  return cut(request, send(request, 200, publication), policy);
}

function isUnchanged(header: string | undefined, tag: string | undefined): boolean {
  const known = (header ?? '').split(',').map((value) => value.trim());
  return known.includes('*') || known.some((value) => value.replace(/^(W\/)?/, 'W/') === tag);
}

function send(request: IncomingMessage, status: number, publication: Publication): Answer {
  const { encoded, headers, plain } = publication;
  const encoding = chooseEncoding(request.headers['accept-encoding'], encoded);
  const body = encoding && encoded.get(encoding);
  if (!body) return compose(status, plain, headers);
  return compose(status, body, { ...headers, 'Content-Encoding': encoding });
}

/**
 * The part of an answer that was asked for: of the body as it would be sent, so of the compressed one where that is
 * chosen (RFC 9110, 14.2). If-Range compares strongly and our tags are weak, so with it the whole comes.
 */
function cut(
  { method, headers: { range, 'if-range': condition } }: IncomingMessage,
  whole: Answer,
  policy: Policy,
): Answer {
  if (method !== 'GET' || condition !== undefined) return whole;
  const { length } = whole.body;
  const part = readRange(range, length);
  if (part === null) return whole;
  if (part === 'unsatisfiable') return refuse(416, policy, { 'Content-Range': `bytes */${length}` });
  const { start, end } = part;
  const place = { 'Content-Range': `bytes ${start}-${end - 1}/${length}` };
  return compose(206, whole.body.subarray(start, end), { ...whole.headers, ...place });
}

function redirect(location: string, policy: Policy): Answer {
  return compose(308, Buffer.alloc(0), { ...policy.error, Location: location });
}

function compose(status: number, body: Buffer, headers: Record<string, string>): Answer {
  return { status, headers: { ...headers, 'Content-Length': `${body.length}` }, body };
}
