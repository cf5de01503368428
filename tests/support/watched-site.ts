import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { ask, listen, type Reply, stop } from './http.ts';

const SITE_PORT = Number(process.env['TEST_PORT'] ?? 4173);

/**
 * The site by a server of its own, which adds a script to each page, allows it in the page's policy, and hands each
 * request over: for what a browser's driver does not tell. Gives its address and how to stop it.
 */
export async function watchSite(script: string, hear: (request: IncomingMessage) => void = () => {}) {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const server = createServer(async (request, response) => {
    hear(request);
    const { status, headers, body } = await ask(SITE_PORT, request.url!, { method: request.method! });
    response.writeHead(status, allow(headers, hash));
    response.end(isPage(headers) ? `${body}`.replace('<head>', `<head><script>${script}</script>`) : body);
  });
  const origin = `http://localhost:${await listen(server)}`;
  return { origin, stop: () => stop(server) };
}

function isPage({ 'content-type': type }: Reply['headers']): boolean {
  return type?.startsWith('text/html') === true;
}

/** The headers for a page that is a script longer. */
function allow({ 'content-length': _length, etag: _etag, ...headers }: Reply['headers'], hash: string) {
  const policy = headers['content-security-policy']?.replace(/script-src(-elem)? /g, `$&${hash} `);
  return { ...headers, ...(policy && { 'content-security-policy': policy }) };
}
