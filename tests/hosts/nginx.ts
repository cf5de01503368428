import { existsSync } from 'node:fs';
import { SITE_ROOT } from '../../server/deployment.ts';
import type { Host } from './host.ts';
import { readDeployFile, runHost } from './run-host.ts';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What stands in Debian's own /etc/nginx/nginx.conf, for one process and with all it writes in its folder. */
const main = (own: string) => `
load_module ${BROTLI};
daemon off;
master_process off;
pid ${own}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  include ${own}/site.conf;
}
`;

export const nginx: Host = {
  name: 'nginx',
  isInstalled: () => existsSync(PROGRAM) && existsSync(BROTLI),
  start: (folder) =>
    runHost((port, own) => ({
      files: {
        'nginx.conf': main(own),
        'site.conf': readDeployFile('nginx.conf', {
          'listen 80;': `listen 127.0.0.1:${port};`,
          'listen [::]:80;': '',
          [SITE_ROOT]: folder,
        }),
      },
      words: [PROGRAM, '-e', 'stderr', '-p', own, '-c', `${own}/nginx.conf`],
    })),
};
