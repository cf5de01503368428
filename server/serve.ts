/** Serves dist/, or another built folder, until SIGTERM or SIGINT. Takes --port 4321, or PORT from the environment. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer } from './create-static-server.ts';

/** At shutdown: for responses under way, and for connections without a request, which Node does not count as idle. */
const GRACE_MS = 2_000;

const { port, folder } = readOptions();
const server = await createStaticServer(resolve(import.meta.dirname, '..', folder)).catch((error) =>
  exit(error, 1),
);
// An empty host means every interface, so that a phone on the same network sees the site too.
await server
  .listen({ port, host: '' })
  .catch(({ message }) =>
    exit(`Port ${port} cannot be opened (${message}): choose another, as in --port 4400.`, 1),
  );
console.log(`Serving the site at http://localhost:${port} (Ctrl+C stops it)`);

async function end() {
  setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
  await server.close();
  // At once: npm sends Ctrl+C a second time, and the second signal would kill the process.
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// npm sends SIGTERM to the shell that started this process. The shell ends alone, so look for a new parent.
const parent = process.ppid;
if (process.env['npm_command']) setInterval(() => process.ppid !== parent && end(), 500).unref();

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: 'string' } },
      allowPositionals: true,
    });
    const { port = process.env['PORT'] || '4321' } = values;
    if (!(Number(port) >= 1 && Number(port) <= 65_535))
      throw new Error(`There is no port ${port}: it must be a number from 1 to 65535.`);
    return { port: Number(port), folder: positionals[0] ?? 'dist' };
  } catch (error) {
    console.error('The only option is a port: npm start -- --port 4400 (or PORT in the environment).');
    return exit(error, 2);
  }
}

function exit(error: unknown, status: number): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(status);
}
