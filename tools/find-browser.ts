import { existsSync } from 'node:fs';

const { CHROMIUM_PATH } = process.env;
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of the Chromium or Chrome that CHROMIUM_PATH names, or of the system's; undefined where there is none. */
export const findBrowser = () => CHROMIUM_PATH || BROWSERS.find((path) => existsSync(path));

/** Debian's Chromium without a window system, which takes a third less processor time; else as `findBrowser`. */
export const findHeadlessShell = () =>
  !CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();
