/** Serves a built folder until SIGTERM or SIGINT: node server/serve.ts [folder] [--port 4321], or PORT=4321 before it. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer } from './create-static-server.ts';

const DEFAULT_PORT = '4321';
const LAST_PORT = 65_535;
/** At shutdown: for responses under way, and for connections without a request, which Node does not count as idle. */
const GRACE_MS = 2_000;

try {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  const port = readPort(values.port ?? process.env['PORT'] ?? DEFAULT_PORT);
  const [folder = join(import.meta.dirname, '..', 'dist')] = positionals;
  const server = await createStaticServer(folder);
  const end = async () => {
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await server.close();
    // At once: npm sends Ctrl+C a second time, and the second signal would kill the process.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // An empty host means every interface, so that a phone on the same network sees the site too.
  await server.listen({ port, host: '' }).catch(({ code, message }) => {
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${message})`;
    throw new Error(`Port ${port} ${reason}: choose another, as in --port 4400.`);
  });
  console.log(`The site stands at http://localhost:${port} (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readPort(given: string): number {
  const port = Number(given);
  if (/^[1-9]\d{0,4}$/.test(given) && port <= LAST_PORT) return port;
  throw new Error(
    `The port "${given}" must be a whole number from 1 to ${LAST_PORT}, as in --port ${DEFAULT_PORT}.`,
  );
}
