import { spawnSync } from 'node:child_process';

const BROWSERS = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The system's Chromium or Chrome, or the one that CHROMIUM_PATH names; undefined where there is none that starts. */
export function findBrowser() {
  return process.env['CHROMIUM_PATH'] || BROWSERS.find((program) => starts(program, '--version'));
}

/**
 * @param {string} program
 * @param {string} word
 */
export function starts(program, word) {
  return spawnSync(program, [word], { stdio: 'ignore' }).status === 0;
}
