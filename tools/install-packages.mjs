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

function isInstalled() {
  const found = readPackages(RECORD);
  return Object.entries(readPackages('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(
      ([path, { version, optional }]) =>
        // A missing optional package is usually for another platform; one that is installed may be out of date.
        version === found[path]?.version || (optional && !found[path]),
    );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} by path
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
