/** Serves dist/, or another built folder, until SIGTERM or SIGINT. Takes --port 4321, or PORT from the environment. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer } from './create-static-server.ts';

/** At shutdown: for responses under way, and for connections without a request, which Node does not count as idle. */
const GRACE_MS = 2_000;

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: process.env['PORT'] || '4321' } },
  allowPositionals: true,
});
const port = Number(values.port);
const folder = resolve(import.meta.dirname, '..', positionals[0] ?? 'dist');
const server = await createStaticServer(folder).catch(({ message }) => exit(message));
// An empty host means every interface, so that a phone on the same network sees the site too.
await server
  .listen({ port, host: '' })
  .catch(({ message }) =>
    exit(`Port ${port} cannot be opened (${message}): choose another, as in --port 4400.`),
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

function exit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
