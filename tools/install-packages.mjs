import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs `npm ci` where node_modules is not what package-lock.json says. Throws a sentence when npm fails. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json lists …');
  // Named one by one, because NODE_ENV=production or a user's setting would leave out what the build needs.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  throw new Error(
    'npm could not install the packages (npm says why above): check the connection to the package registry, then run the same command again.',
  );
}

/** npm keeps a record of what it installed in node_modules. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return existsSync(record) && isUpToDate(read('package-lock.json'), read(record));
}

/**
 * Whether what is installed is what is wanted, by path. An optional package that is not there is mostly another
 * machine's; one that is there may have been raised since.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} found
 */
export const isUpToDate = (wanted, found) =>
  Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || version === found[path]?.version || (optional && !found[path]),
  );
