import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox, findWebKit } from './find-browser.mjs';
import { installDebianPackages } from './install-debian-packages.mjs';

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
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;
  const words = ['install', ...(isRootOnLinux ? ['--with-deps'] : []), 'chromium'];
  const shell = process.platform === 'win32';
  if (spawnSync('playwright', words, { stdio: 'inherit', shell }).status === 0) return undefined;
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
