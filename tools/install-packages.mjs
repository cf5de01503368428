/** Installs what a package-lock.json lists and is missing. As a program: node tools/install-packages.mjs <folder> */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

if (import.meta.filename === process.argv[1]) installPackages(process.argv[2] ?? '.');

/**
 * Runs `npm ci` in a folder whose node_modules is not what package-lock.json says. Throws a sentence when npm fails.
 * @param {string} folder
 */
export function installPackages(folder) {
  if (isInstalled(folder)) return;
  console.log(`Installing what ${join(folder, 'package-lock.json')} lists …`);
  // Named one by one, because NODE_ENV=production or a user's setting would leave out what the build needs.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  if (spawnSync('npm', words, { cwd: folder, stdio: 'inherit', shell }).status === 0) return;
  throw new Error(
    'npm could not install the packages (npm says why above): check the connection to the package registry, then run the same command again.',
  );
}

/**
 * npm keeps a record of what it installed in node_modules. Optional packages are mostly other machines'.
 * @param {string} folder
 */
function isInstalled(folder) {
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(([path, { optional }]) => path !== '' && !optional)
    .every(([path, { version }]) => found[path]?.version === version && existsSync(join(folder, path)));
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
