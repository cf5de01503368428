import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

const KNOWN_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = 'WebKitWebDriver';

/**
 * The system's Chromium or Chrome as a program to start, or undefined. CHROMIUM_PATH goes before all.
 * Each is asked for its version, because Ubuntu's `chromium-browser` may be a stub that starts nothing.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined}
 */
export function findBrowser(environment = process.env) {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", which does not start: give the path of a Chromium, or unset it.`,
    );
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = KNOWN_NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...onPath, ...KNOWN_PATHS].find(answers);
}

/**
 * The system's Firefox as a program to start, or undefined. FIREFOX_PATH goes before all.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined}
 */
export function findFirefox(environment = process.env) {
  const chosen = environment['FIREFOX_PATH'];
  if (chosen && !answers(chosen))
    throw new Error(
      `FIREFOX_PATH is "${chosen}", which does not start: give the path of a Firefox, or unset it.`,
    );
  return chosen || FIREFOX_PATHS.find(answers);
}

/**
 * The driver of the system's WebKitGTK as a program to start, or undefined where it or the screen for it, Xvfb, is not.
 * @returns {string | undefined}
 */
export function findWebKit() {
  // Neither knows how to tell its version.
  const isHere = run(WEBKIT_DRIVER, ['--help']) && run('Xvfb', ['-help']);
  return isHere ? WEBKIT_DRIVER : undefined;
}

/** @param {string} program */
function answers(program) {
  return run(program, ['--version']);
}

/**
 * @param {string} program
 * @param {string[]} words
 */
function run(program, words) {
  return spawnSync(program, words, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}
