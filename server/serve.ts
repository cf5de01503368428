/** Serves a built folder on PORT until SIGTERM or SIGINT: node server/serve.ts [folder] */
import { join } from 'node:path';
import { createStaticServer } from './create-static-server.ts';
import { readFreePort } from './read-free-port.ts';

/** At shutdown: for responses under way, and for connections without a request, which Node does not count as idle. */
const GRACE_MS = 2_000;

try {
  const port = await readFreePort();
  const server = await createStaticServer(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
  const end = async () => {
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await server.close();
    // At once: npm sends Ctrl+C a second time, and the second signal would kill the process.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // An empty host means every interface, so that a phone on the same network sees the site too.
  await server.listen({ port, host: '' });
  console.log(`The site stands at http://localhost:${port} (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
