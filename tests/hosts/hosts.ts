import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx.ts';
import { ourServer } from './our-server.ts';

export const allHosts: Host[] = [ourServer, nginx, caddy, cloudflare];

/** Those that this machine has; the others are named, so that nobody takes them for tested. */
export const hosts = allHosts.filter((host) => {
  const isHere = host.isInstalled();
  if (!isHere)
    console.log(`No ${host.name} on this machine: its tests are left out (npm run test:hosts installs it).`);
  return isHere;
});
