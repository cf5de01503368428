/**
 * A server in a process of its own, so that its memory is its own:
 * node --expose-gc tests/measured-server.ts <folder> <patience as JSON>
 * Tells its port, and to each message how much it holds.
 */
import type { AddressInfo } from 'node:net';
import { createSite } from '../server/create-site.ts';

/** What the process holds after a collection: bytes of its heap and of buffers, and open connections. */
export interface Holding {
  bytes: number;
  connections: number;
}

const [folder = '', patience] = process.argv.slice(2);
const server = createSite({ folder, ...(patience && { patience: JSON.parse(patience) }) });
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));

process.on('message', () => {
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  server.getConnections((_error, connections) => process.send!({ bytes: heapUsed + external, connections }));
});
process.on('disconnect', () => process.exit());
