/**
 * Installs Debian's packages that tests run and that are missing: node tools/install-programs.ts chromium nginx …
 * Where Chromium cannot be had so, Playwright's own download will do.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const isRoot = process.getuid?.() === 0;
/** Faster where it is to be had, and never needed. */
const OPTIONAL = 'chromium-headless-shell';

const missing = process.argv.slice(2).filter(isMissing);
if (isRoot && missing.length > 0) {
  // In a single user's runlevel no server starts by itself once it is installed.
  Object.assign(process.env, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', ...missing.filter((name) => name !== OPTIONAL));
  if (missing.includes(OPTIONAL)) spawnSync('apt-get', ['install', '-y', '-qq', OPTIONAL]);
}
const left = missing
  .filter((name) => name !== OPTIONAL && isMissing(name) && !(name === 'chromium' && downloadChromium()))
  .join(' ');
if (left) {
  console.error(`The tests need ${left}: on Debian, run "apt-get install ${left}" as root.`);
  if (left.includes('chromium')) console.error('Or name a Chromium or Chrome with CHROMIUM_PATH.');
  process.exitCode = 1;
}

function isMissing(name: string) {
  return name === 'chromium' ? !findBrowser() : spawnSync('dpkg', ['--status', name]).status !== 0;
}

function downloadChromium() {
  return run('playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}
