import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Patience } from '../server/create-site.ts';
import type { Holding } from './measured-server.ts';

/** Starts a server in a process of its own, and gives its port and what it holds. */
export async function startMeasured(folder: string, patience?: Patience) {
  const words = [folder, ...(patience ? [JSON.stringify(patience)] : [])];
  const child = fork(join(import.meta.dirname, 'measured-server.ts'), words, { execArgv: ['--expose-gc'] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    measure: async () => {
      child.send('measure');
      const [holding] = (await once(child, 'message')) as [Holding];
      return holding;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
