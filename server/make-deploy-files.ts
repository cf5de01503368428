import { company } from '../src/content/company.ts';
import type { Deployment } from './deployment.ts';
import { readPolicy } from './read-policy.ts';
import { listFiles } from './read-site.ts';
import { toCaddy } from './to-caddy.ts';
import { toHeadersFile } from './to-headers-file.ts';
import { toNginx } from './to-nginx.ts';
import { toWrangler } from './to-wrangler.ts';

/** Cloudflare compresses by itself, and these would be pages of their own there. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

/** What the configurations are made from, for a built folder. Throws what the file system throws when it cannot be read. */
export function readDeployment(folder: string): Deployment {
  const files = listFiles(folder);
  return { policy: readPolicy(folder, files), hostname: new URL(company.site).hostname, files };
}

/** The texts that tell hosts how to serve a built folder: some travel in it, some stand in deploy/. */
export function makeDeployFiles(folder: string) {
  const deployment = readDeployment(folder);
  return {
    inFolder: { _headers: toHeadersFile(deployment), '.assetsignore': ASSETS_IGNORE },
    inDeploy: {
      'nginx.conf': toNginx(deployment),
      Caddyfile: toCaddy(deployment),
      'wrangler.jsonc': toWrangler(),
    },
  };
}
