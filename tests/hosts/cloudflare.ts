import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host.ts';
import { readDeployFile, runHost } from './run-host.ts';

const PROGRAM = join(import.meta.dirname, '../../tools/wrangler/node_modules/.bin/wrangler');

/** Nothing of these asks anyone but this machine. */
const offline = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

export const cloudflare: Host = {
  name: 'Cloudflare',
  isInstalled: () => existsSync(PROGRAM),
  start: (folder) =>
    runHost((port, own) => ({
      files: { 'wrangler.jsonc': readDeployFile('wrangler.jsonc', { '../dist': folder }) },
      words: [PROGRAM, 'dev', '--ip', '127.0.0.1', '--port', `${port}`],
      env: { ...offline, CI: 'true', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: join(own, 'logs') },
    })),
};
