/** Ends with one sentence when PORT is wrong or taken. Run before the build too, by itself: node server/check-port.ts */
import { once } from 'node:events';
import { createServer } from 'node:net';

const given = process.env['PORT'] ?? '4321';
export const port = Number(given);
if (!/^[1-9]\d{0,4}$/.test(given) || port > 65_535)
  stop(`PORT is "${given}", but it must be a whole number from 1 to 65535, as in PORT=4321.`);

const probe = createServer().listen(port);
await once(probe, 'listening').catch(({ code, message }) => {
  const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${message})`;
  stop(`PORT ${port} ${reason}: choose another port, as in PORT=4400.`);
});
probe.close();
await once(probe, 'close');

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
