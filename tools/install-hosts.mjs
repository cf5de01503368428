import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackages } from './install-debian-packages.mjs';
import { installMissing } from './install-missing.mjs';

/** The hosts that Debian packages, by a file of each. */
const PACKAGES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
};

/**
 * Installs what the tests of every host run: nginx, Caddy, Cloudflare's runtime.
 * Throws a sentence when one of them cannot be had.
 * @param {string} root
 */
export function installHosts(root) {
  const missing = listMissing();
  if (missing.length > 0) installDebianPackages(...missing);
  const left = listMissing();
  if (left.length > 0)
    throw new Error(
      `The tests of every host need ${left.join(', ')}: on Debian 12 or newer, run "apt-get install ${left.join(' ')}" as root.`,
    );
  installMissing(join(root, 'tools/wrangler'));
}

function listMissing() {
  return Object.entries(PACKAGES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}
