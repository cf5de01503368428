import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The path of the system's Chromium or Chrome, or of the one that CHROMIUM_PATH names; undefined where there is none
 * that starts. Playwright takes no name without a path.
 */
export function findBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const starts = (/** @type {string} */ path) => spawnSync(path, ['--version']).status === 0;
  return process.env['CHROMIUM_PATH'] || [...paths, ...MAC_PATHS].find(starts);
}
