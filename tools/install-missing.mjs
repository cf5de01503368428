import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * Runs `npm ci` when node_modules is not what package-lock.json says. Throws a sentence when npm fails.
 * @param {string} root
 */
export function installMissing(root) {
  if (isInstalled(root)) return;
  console.log('Installing what package-lock.json lists …');
  // Named one by one, because NODE_ENV=production or a user's setting would leave out what the build needs.
  const wanted = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci', ...wanted], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci', ...wanted], {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (status === 0) return;
  throw new Error(
    'npm could not install the packages (its reason stands above): check the connection to the package registry, then run the same command again.',
  );
}

/**
 * Whether every package of package-lock.json that belongs on this machine is in node_modules, at its version.
 * npm keeps its own record of that in node_modules/.package-lock.json.
 * @param {string} root
 * @param {{ platform: string, arch: string }} machine
 */
export function isInstalled(root, machine = process) {
  const record = join(root, 'node_modules', '.package-lock.json');
  const installed = existsSync(record) ? readPackages(record) : {};
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([folder]) => folder.startsWith('node_modules/'))
    .every(([folder, wanted]) => {
      const found = installed[folder];
      if (found) return found.version === wanted.version && existsSync(join(root, folder));
      return wanted.optional === true && !belongsHere(wanted, machine);
    });
}

/**
 * Optional packages are mostly other machines'; npm says so by `os` and `cpu`. One that names neither may be
 * left out, and so may one for a certain C library, of which npm takes the right one.
 * @param {Package} wanted
 * @param {{ platform: string, arch: string }} machine
 */
function belongsHere({ os, cpu, libc }, { platform, arch }) {
  return !libc && os?.includes(platform) === true && cpu?.includes(arch) === true;
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
