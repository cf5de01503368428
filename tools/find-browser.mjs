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
  const isHere = run(WEBKIT_DRIVER, ['--help'], 'ignore') && run('Xvfb', ['-help'], 'ignore');
  return isHere ? WEBKIT_DRIVER : undefined;
}

/**
 * Finds a browser or installs one: Debian's package when root, else Playwright's own download.
 * Returns the program to start, or undefined when it is the one that Playwright knows itself.
 * Throws a sentence when no way led to a browser.
 */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a Chromium for the browser tests …');
  const packaged = installDebianPackages('chromium') ? findBrowser() : undefined;
  if (packaged) return packaged;
  const dependencies = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  if (run('playwright', ['install', ...dependencies, 'chromium'])) return undefined;
  throw new Error('No browser could be installed: install Chromium by hand, or name one with CHROMIUM_PATH.');
}

/**
 * Installs Firefox and WebKitGTK where they are missing, for the tests of three engines.
 * Throws a sentence when no way led to both.
 */
export function installEngines() {
  if (findFirefox() && findWebKit()) return;
  console.log('Installing Firefox and WebKitGTK for the tests of three engines …');
  installDebianPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
  const missing = [!findFirefox() && 'Firefox', !findWebKit() && 'WebKitGTK with Xvfb'].filter(Boolean);
  if (missing.length)
    throw new Error(
      `${missing.join(' and ')} could not be installed: on Debian, run "apt-get install firefox-esr webkit2gtk-driver xvfb" as root.`,
    );
}

/** @param {string[]} names */
function installDebianPackages(...names) {
  if (!isRoot() || !run('apt-get', ['--version'], 'ignore')) return false;
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...names]);
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} program */
function answers(program) {
  return run(program, ['--version'], 'ignore');
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {'inherit' | 'ignore'} stdio
 */
function run(program, words, stdio = 'inherit') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, words, { stdio, env, shell: process.platform === 'win32' }).status === 0;
}
