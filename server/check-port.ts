/** Says what is wrong with PORT before anyone waits for a build: node server/check-port.ts */
import { createServer } from 'node:net';
import { explain } from './explain.ts';
import { readPort } from './port.ts';

try {
  const port = readPort(process.env['PORT']);
  const probe = createServer().listen(port, () => probe.close());
  probe.on('error', (error) => stop(explain(error, port)));
} catch (error) {
  stop(explain(error));
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
