import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_HOST } from '../support/http.ts';
import { type RunningHost, runHost } from './run-host.ts';

const root = join(import.meta.dirname, '../..');
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Serves a built folder with the configuration in hosting/, on a free port of this machine. */
export interface Host {
  name: 'npm start' | 'nginx' | 'Caddy' | 'Cloudflare';
  start: (folder: string) => Promise<RunningHost>;
}

/** A file of hosting/ with what differs in the tests put in its place. Throws when a place is not there. */
function readHosting(name: string, replacements: Record<string, string>): string {
  const text = readFileSync(join(root, 'hosting', name), 'utf8');
  return Object.entries(replacements).reduce((text, [place, value]) => {
    if (!text.includes(place)) throw new Error(`hosting/${name} has no "${place}" for the test to replace.`);
    return text.replace(place, () => value);
  }, text);
}

export const ourServer: Host = {
  name: 'npm start',
  start: (folder) =>
    runHost((port) => ({
      words: [process.execPath, join(root, 'server/serve.ts'), folder],
      env: { PORT: `${port}` },
    })),
};

/** What Debian's /etc/nginx/nginx.conf holds, for one process that writes to its own folder. */
const nginxMain = (own: string) => `
load_module ${NGINX_BROTLI};
daemon off;
master_process off;
pid ${own}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  include ${own}/site.conf;
}
`;

const nginx: Host = {
  name: 'nginx',
  start: (folder) =>
    runHost((port, own) => ({
      files: {
        'nginx.conf': nginxMain(own),
        'site.conf': readHosting('nginx.conf', {
          'listen 80;': `listen 127.0.0.1:${port};`,
          'listen [::]:80;': '',
          '/srv/site': folder,
        }),
      },
      words: ['/usr/sbin/nginx', '-e', 'stderr', '-p', own, '-c', `${own}/nginx.conf`],
    })),
};

const caddy: Host = {
  name: 'Caddy',
  start: (folder) =>
    runHost((port, own) => ({
      files: {
        Caddyfile: readHosting('Caddyfile', {
          '{\n': '{\n\tadmin off\n',
          '/srv/site': folder,
          [`\n${SITE_HOST} {`]: `\nhttp://${SITE_HOST}:${port} {\n\tbind 127.0.0.1`,
          '\nmuster.example {': `\nhttp://muster.example:${port} {\n\tbind 127.0.0.1`,
        }),
      },
      words: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
      env: { HOME: own, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own },
    })),
};

const cloudflare: Host = {
  name: 'Cloudflare',
  start: (folder) =>
    runHost((port, own) => ({
      files: { 'wrangler.jsonc': readHosting('wrangler.jsonc', { '../dist': folder }) },
      words: [
        join(root, 'tools/wrangler/node_modules/.bin/wrangler'),
        ...['dev', '--ip', '127.0.0.1', '--port', `${port}`],
      ],
      // None of these contacts anything but this machine.
      env: {
        ...{ CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', CI: 'true' },
        ...{ WRANGLER_SEND_ERROR_REPORTS: 'false', WRANGLER_LOG_PATH: join(own, 'logs') },
        ...{ HOME: own, XDG_CONFIG_HOME: own },
      },
    })),
};

/** `npm run test:hosts` installs the other three and asks for them. */
export const hosts: Host[] = process.env['ALL_HOSTS'] ? [ourServer, nginx, caddy, cloudflare] : [ourServer];
