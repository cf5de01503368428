import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, BARE_HOST, findFreePort, SITE_HOST } from '../support/http.ts';

const root = join(import.meta.dirname, '../..');
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_LIMIT_MS = 60_000;
const RETRY_MS = 50;

/** How to serve a built folder with the configuration in hosting/: a program, and its files in a folder of its own. */
type Plan = (folder: string, port: number, own: string) => { files?: Texts; args: string[]; env?: Texts };
type Texts = Record<string, string>;

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

const planOurServer: Plan = (folder, port) => ({
  args: [process.execPath, join(root, 'server/serve.ts'), folder],
  env: { PORT: `${port}` },
});

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

/** What certbot writes into the site's server. */
const certbotLines = (own: string) => `
  listen unix:${own}/tls ssl;
  ssl_certificate ${own}/certificate.pem;
  ssl_certificate_key ${own}/certificate.pem;`;

/** A certificate for the site's name, and its key, in one text. */
function createCertificate(): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-keyout', '-'];
  const args = ['req', '-x509', ...key, '-subj', `/CN=${SITE_HOST}`];
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const planNginx: Plan = (folder, port, own) => ({
  files: {
    'nginx.conf': nginxMain(own),
    'certificate.pem': createCertificate(),
    'site.conf': readHosting('nginx.conf', [
      [/listen 80;/, `listen 127.0.0.1:${port};`],
      [/listen \[::\]:80;/, ''],
      [/server_name .*;/, `server_name ${SITE_HOST} ${BARE_HOST};`],
      [/\/srv\/site/, folder],
      [/(?=\n {2}server_tokens )/, certbotLines(own)],
      [/listen 443 /, `listen unix:${own}/tls `],
      [/listen \[::\]:443 .*;/, ''],
    ]),
  },
  args: ['/usr/sbin/nginx', '-e', 'stderr', '-p', own, '-c', `${own}/nginx.conf`],
});

const planCaddy: Plan = (folder, port, own) => ({
  files: {
    Caddyfile: readHosting('Caddyfile', [
      [/\{\n/, '{\n\tadmin off\n'],
      [/\/srv\/site/, folder],
      [/\S+ \{\n(?=\timport site)/, `http://${SITE_HOST}:${port} {\n\tbind 127.0.0.1\n`],
      [/\S+ \{\n(?=\timport headers\n\tredir)/, `http://${BARE_HOST}:${port} {\n\tbind 127.0.0.1\n`],
      [/redir https:\/\/[^{]+/, `redir https://${SITE_HOST}`],
    ]),
  },
  args: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
  env: { HOME: own, XDG_CONFIG_HOME: own, XDG_DATA_HOME: own },
});

const planCloudflare: Plan = (folder, port, own) => ({
  files: { 'wrangler.jsonc': readHosting('wrangler.jsonc', [[/\.\.\/dist/, folder]]) },
  args: [
    join(root, 'tools/wrangler/node_modules/.bin/wrangler'),
    ...['dev', '--ip', '127.0.0.1', '--port', `${port}`],
  ],
  // None of these contacts anything but this machine.
  env: {
    ...{ CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', CI: 'true' },
    ...{ WRANGLER_SEND_ERROR_REPORTS: 'false', WRANGLER_LOG_PATH: join(own, 'logs') },
    ...{ HOME: own, XDG_CONFIG_HOME: own },
  },
});

const plans = { 'npm start': planOurServer, nginx: planNginx, Caddy: planCaddy, Cloudflare: planCloudflare };
type Host = keyof typeof plans;

/** `npm run test:hosts` installs the other three and asks for them. */
export const hosts = (Object.keys(plans) as Host[]).slice(0, process.env['ALL_HOSTS'] ? 4 : 1);

/**
 * Serves a copy of the built site, to which a test may add files, on a free port of this machine. `own` is a folder that
 * only this host writes to; nginx has its TLS socket there. Throws what the program printed when it does not answer.
 */
export async function startHost(name: Host, addFiles: (site: string) => void) {
  const port = await findFreePort();
  const own = mkdtempSync(join(tmpdir(), 'host-'));
  const site = join(own, 'site');
  cpSync(join(root, 'dist'), site, { recursive: true });
  addFiles(site);
  const { files = {}, args, env } = plans[name](site, port, own);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  const [program = '', ...rest] = args;
  // A process group, because wrangler starts the runtime as a process beside itself.
  const child = spawn(program, rest, { cwd: own, env: { ...process.env, ...env }, detached: true });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(`${chunk}`));
  const ended = once(child, 'exit');
  const kill = () => child.exitCode === null && process.kill(-child.pid!, 'SIGTERM');
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended;
    rmSync(own, { recursive: true });
  };

  // An open port is not enough: wrangler opens its own before the runtime is ready.
  const until = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && performance.now() < until) {
    const reply = await ask(port, '/').catch(() => wait(RETRY_MS));
    if (reply) return { port, own, site, stop };
  }
  await stop();
  throw new Error(`${program} did not start:\n${printed.join('')}`);
}

/** A file of hosting/ with what differs in the tests, and what the owner changes, put in its place. */
function readHosting(name: string, replacements: [place: RegExp, value: string][]): string {
  const text = readFileSync(join(root, 'hosting', name), 'utf8');
  return replacements.reduce((text, [place, value]) => {
    if (!place.test(text)) throw new Error(`hosting/${name} has no ${place} for the test to replace.`);
    return text.replace(place, () => value);
  }, text);
}
