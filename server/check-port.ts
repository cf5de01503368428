/** Ends with one sentence when PORT is wrong or taken. Run before the build too, by itself: node server/check-port.ts */
import { createServer } from 'node:net';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

const given = process.env['PORT'] ?? `${DEFAULT_PORT}`;
export const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
if (port < 1 || port > HIGHEST_PORT)
  stop(
    `PORT is "${given}", but it must be a whole number from 1 to ${HIGHEST_PORT}, as in PORT=${DEFAULT_PORT}.`,
  );

await new Promise<void>((resolve) => {
  const probe = createServer().listen(port, () => probe.close(() => resolve()));
  probe.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${message})`;
    stop(`PORT ${port} ${reason}: choose another port, as in PORT=4400.`);
  });
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
