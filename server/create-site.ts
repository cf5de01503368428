import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { announcesBody, findAnswer } from './answer.ts';
import { holdVersions } from './hold-versions.ts';
import { refuseOrderly } from './refuse-orderly.ts';

const HEADER_LIMIT_BYTES = 16_384;
/** One that only waits costs about 25 kB, so a flood of them stays near 100 MB. */
const MAX_CONNECTIONS = 4_096;

/** How long a visitor is waited for, in milliseconds. */
export interface Patience {
  /** For the head of a request, and for all of it. */
  head: number;
  request: number;
  /** How often these two are looked at. */
  checks: number;
  /** Between two requests on one connection. */
  nextRequest: number;
  /** While nothing of an answer is taken. */
  stalled: number;
  /** For what is still being sent after a refusal. */
  refused: number;
}

const PATIENCE: Patience = {
  head: 10_000,
  request: 15_000,
  checks: 5_000,
  nextRequest: 5_000,
  stalled: 30_000,
  refused: 1_000,
};

export interface SiteServer extends Server {
  /** Reads the folder again and serves it from the next request on. Throws as `createSite` does, and then changes nothing. */
  reload: () => void;
}

/**
 * A server, not yet listening, for a built folder. Answers come from what was read here or by the last reload, so
 * that a build under way changes nothing and no request reaches the disk.
 * Throws a sentence when the build is not whole, and what the file system throws when it cannot be read.
 */
export function createSite({
  folder,
  patience = PATIENCE,
}: {
  folder: string;
  patience?: Patience;
}): SiteServer {
  const versions = holdVersions(folder);
  const server = createServer({
    maxHeaderSize: HEADER_LIMIT_BYTES,
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.nextRequest,
    connectionsCheckingInterval: patience.checks,
    // A missing Host is refused with our own answer: Node's would lack the policy.
    requireHostHeader: false,
  });
  server.timeout = patience.stalled;
  server.maxConnections = MAX_CONNECTIONS;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Nothing here reads a body, and one that a proxy in front measures differently may hide another request.
    if (announcesBody(request)) response.shouldKeepAlive = false;
    const { status, headers, body } = findAnswer(versions.site, request);
    response.writeHead(status, headers).end(body);
  };
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, answer);
  refuseOrderly(server, () => versions.site.policy, patience.refused);
  return Object.assign(server, { reload: versions.renew });
}
