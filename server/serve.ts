/**
 * Serves a built folder: node server/serve.ts [folder]
 * PORT chooses the port. Whatever stops it from starting is one sentence and exit code 1.
 * SIGHUP reads the folder again, SIGTERM and SIGINT end it when the answers under way are sent.
 */
import { join } from 'node:path';
import { prepareClosing } from './close-orderly.ts';
import { createSite, type SiteServer } from './create-site.ts';
import { explain } from './explain.ts';
import { readPort } from './port.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');

try {
  const port = readPort(process.env['PORT']);
  const server = createSite({ folder });
  const closeOrderly = prepareClosing(server);
  server.on('error', (error) => stop(explain(error, port)));
  server.listen(port, () => console.log(`The site stands at http://localhost:${port} (Ctrl+C stops it)`));
  const end = () => closeOrderly().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('SIGHUP', () => reload(server));
  // A terminal that is closed sends SIGHUP too; then there is nobody to tell of the reload.
  for (const stream of [process.stdout, process.stderr]) if (stream.isTTY) stream.on('error', end);
} catch (error) {
  stop(explain(error));
}

function reload(server: SiteServer): void {
  try {
    server.reload();
    console.log('The folder was read again: what it holds now is served');
  } catch (error) {
    console.error(`The version before is served still: ${explain(error)}`);
  }
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
