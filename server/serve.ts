/**
 * Serves a built folder: node server/serve.ts [folder]
 * PORT chooses the port. Whatever stops it from starting is one sentence and exit code 1.
 */
import { join } from 'node:path';
import { prepareClosing } from './close-orderly.ts';
import { createSite } from './create-site.ts';
import { explain } from './explain.ts';
import { readPort } from './port.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'dist');

try {
  const port = readPort(process.env['PORT']);
  const server = createSite({ folder });
  const closeOrderly = prepareClosing(server);
  server.on('error', (error) => stop(explain(error, port)));
  server.listen(port, () => console.log(`The site stands at http://localhost:${port} (Ctrl+C stops it)`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => closeOrderly().then(() => process.exit(0)));
  }
} catch (error) {
  stop(explain(error));
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
