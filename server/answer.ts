import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { chooseEncoding } from './encodings.ts';
import type { Policy } from './policy.ts';
import type { Publication, Site } from './read-site.ts';
import { readTarget, toCanonical } from './read-target.ts';

/** One answer, whole: its headers hold the policy and the length of its body. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Finds the answer to a request from the site's list. Never throws, whatever was asked. */
export function findAnswer(site: Site, request: IncomingMessage): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, site.policy);
  if (request.httpVersion === '1.1' && !request.headers.host) return refuse(400, site.policy);
  const target = readTarget(request.url ?? '');
  if ('refusal' in target) return refuse(target.refusal, site.policy);

  const publication = site.publications.get(target.path);
  if (publication) return publish(request, publication);
  const canonical = toCanonical(target.path);
  // Only a path of our own list is ever a destination, so that no spelling leads off the site.
  if (site.publications.has(canonical)) return redirect(encodeURI(canonical) + target.query, site.policy);
  return site.missing ? send(request, 404, site.missing) : refuse(404, site.policy);
}

/** The answer to what cannot be served: a sentence of text, and for 405 what would be allowed. */
export function refuse(status: number, policy: Policy): Answer {
  return compose(status, Buffer.from(`${status} ${STATUS_CODES[status]}\n`), {
    ...policy.error,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    'Content-Type': 'text/plain; charset=utf-8',
  });
}

function publish(request: IncomingMessage, publication: Publication): Answer {
  const { headers } = publication;
  if (!isUnchanged(request.headers['if-none-match'], headers['ETag'])) return send(request, 200, publication);
  return { status: 304, headers, body: Buffer.alloc(0) };
}

function isUnchanged(header: string | undefined, tag: string | undefined): boolean {
  const known = (header ?? '').split(',').map((value) => value.trim());
  return known.includes('*') || known.some((value) => value.replace(/^(W\/)?/, 'W/') === tag);
}

/** Ranges are not offered: the largest file is a picture for sharing, and a whole answer is always allowed. */
function send(request: IncomingMessage, status: number, publication: Publication): Answer {
  const { encoded, headers, plain } = publication;
  const encoding = chooseEncoding(request.headers['accept-encoding'], encoded);
  const body = encoding && encoded.get(encoding);
  if (!body) return compose(status, plain, headers);
  return compose(status, body, { ...headers, 'Content-Encoding': encoding });
}

function redirect(location: string, policy: Policy): Answer {
  return compose(308, Buffer.alloc(0), { ...policy.error, Location: location });
}

function compose(status: number, body: Buffer, headers: Record<string, string>): Answer {
  return { status, headers: { ...headers, 'Content-Length': `${body.length}` }, body };
}
