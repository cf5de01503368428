import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What npm has installed, written by itself. */
const RECORD = 'node_modules/.package-lock.json';

/** Runs `npm ci` where node_modules differs from package-lock.json. Throws an error of one sentence when npm fails. */
export function installPackages() {
  if (existsSync(RECORD) && isInstalled()) return;
  console.log('Installing what package-lock.json lists …');
  // Named one by one, because NODE_ENV=production or a user's setting would leave out what the build needs.
  const command = 'npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error';
  if (spawnSync(command, { stdio: 'inherit', shell: true }).status === 0) return;
  throw new Error(
    'npm could not install the packages (npm says why above): check the connection to the package registry, then run the same command again.',
  );
}

/** In the record and on the disk: a folder may have been deleted, or have come from another computer. */
function isInstalled() {
  const found = readPackages(RECORD);
  return Object.entries(readPackages('package-lock.json'))
    .filter(([path, wanted]) => path !== '' && (found[path] || isNeeded(wanted)))
    .every(([path, { version }]) => version === found[path]?.version && existsSync(`${path}/package.json`));
}

/**
 * Optional packages are builds for one platform each, or stand in for those.
 * @param {Package} wanted
 */
const isNeeded = ({ optional, os, cpu, libc }) =>
  !optional || Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package>} by path
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
