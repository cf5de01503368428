import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs `npm ci` where node_modules differs from package-lock.json. Throws an error of one sentence when npm fails. */
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

/** npm records in node_modules what it installed there. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  return existsSync(record) && isUpToDate(read('package-lock.json'), read(record));
}

/**
 * Whether the installed versions are the wanted ones, by path. A missing optional package is usually for another
 * platform; one that is installed may be out of date.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted
 * @param {Record<string, { version?: string }>} found
 */
export const isUpToDate = (wanted, found) =>
  Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || version === found[path]?.version || (optional && !found[path]),
  );
