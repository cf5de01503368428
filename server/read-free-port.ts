import { once } from 'node:events';
import { createServer } from 'node:net';

const DEFAULT_PORT = '4321';
const LAST_PORT = 65_535;

/**
 * Returns the port that PORT names, 4321 by default, after checking that no program listens there.
 * Throws an error of one sentence where the port cannot be used.
 */
export async function readFreePort(): Promise<number> {
  const given = process.env['PORT'] ?? DEFAULT_PORT;
  const port = Number(given);
  if (!/^[1-9]\d{0,4}$/.test(given) || port > LAST_PORT)
    throw new Error(
      `PORT is "${given}", but it must be a whole number from 1 to ${LAST_PORT}, as in PORT=${DEFAULT_PORT}.`,
    );

  const probe = createServer().listen(port);
  await once(probe, 'listening').catch(({ code, message }) => {
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${message})`;
    throw new Error(`PORT ${port} ${reason}: choose another port, as in PORT=4400.`);
  });
  await once(probe.close(), 'close');
  return port;
}
