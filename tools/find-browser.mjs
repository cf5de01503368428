import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The path of the system's Chromium or Chrome, or of the one that CHROMIUM_PATH names; undefined where none starts.
 * Playwright needs a path, not a name.
 */
export function findBrowser() {
  return process.env['CHROMIUM_PATH'] || [...listPaths(NAMES), ...MAC_PATHS].find(starts);
}

/**
 * The path of Debian's Chromium without a window system, which takes a third less processor time; undefined
 * where there is none, or where CHROMIUM_PATH names the browser to test.
 */
export function findHeadlessShell() {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
  if (HEADLESS_SHELL_PATH || CHROMIUM_PATH) return HEADLESS_SHELL_PATH;
  return listPaths(['chromium-headless-shell']).find(starts);
}

/** @param {string[]} names */
function listPaths(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version']).status === 0;
}
