import { existsSync } from 'node:fs';
import { SITE_ROOT } from '../../server/deployment.ts';
import { company } from '../../src/content/company.ts';
import type { Host } from './host.ts';
import { readDeployFile, runHost } from './run-host.ts';

const PROGRAM = '/usr/bin/caddy';

export const caddy: Host = {
  name: 'Caddy',
  isInstalled: () => existsSync(PROGRAM),
  start: (folder) =>
    runHost((port, own) => ({
      files: {
        Caddyfile: `{\n\tadmin off\n}\n${readDeployFile('Caddyfile', {
          [`${new URL(company.site).hostname} {`]: `http://localhost:${port} {\n\tbind 127.0.0.1`,
          [SITE_ROOT]: folder,
        })}`,
      },
      words: [PROGRAM, 'run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
      env: { HOME: own, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own },
    })),
};
