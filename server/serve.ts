/** Serves the built site until SIGTERM or SIGINT: node server/serve.ts [--build] [--port 4321], or PORT=4321 before it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer } from './create-static-server.ts';

/** At shutdown: for responses under way, and for connections without a request, which Node does not count as idle. */
const GRACE_MS = 2_000;

const { port, build } = readOptions();
// Here, so that a wrong option is refused before.
if (build && spawnSync('astro build', { stdio: 'inherit', shell: true }).status !== 0) process.exit(1);
try {
  const server = await createStaticServer(join(import.meta.dirname, '../dist'));
  const end = async () => {
    setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await server.close();
    // At once: npm sends Ctrl+C a second time, and the second signal would kill the process.
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  // npm passes SIGTERM to the shell between them, which ends alone.
  const parent = process.ppid;
  if (process.env['npm_command']) setInterval(() => process.ppid !== parent && end(), 500).unref();
  // An empty host means every interface, so that a phone on the same network sees the site too.
  await server.listen({ port: Number(port), host: '' }).catch(({ message }) => {
    throw new Error(`Port ${port} cannot be opened (${message}): choose another, as in --port 4400.`);
  });
  console.log(`The site stands at http://localhost:${port} (Ctrl+C stops it)`);
} catch (error) {
  exit(error, 1);
}

function readOptions() {
  try {
    // npm takes an option that stands before a double dash for one of its own.
    if ('npm_config_port' in process.env) throw new Error('npm kept --port for itself.');
    const { port = process.env['PORT'] || '4321', build } = parseArgs({
      options: { port: { type: 'string' }, build: { type: 'boolean' } },
    }).values;
    return { port, build };
  } catch (error) {
    console.error('Choose the port behind a double dash: npm start -- --port 4400');
    return exit(error, 2);
  }
}

function exit(error: unknown, status: number): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(status);
}
