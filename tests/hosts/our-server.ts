import { createSite } from '../../server/create-site.ts';
import { listen, stop } from '../http.ts';
import type { Host } from './host.ts';

export const ourServer: Host = {
  name: 'npm start',
  isInstalled: () => true,
  start: async (folder) => {
    const server = createSite({ folder });
    return { port: await listen(server), stop: () => stop(server) };
  },
};
