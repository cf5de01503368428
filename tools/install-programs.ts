/**
 * Installs the missing ones of the Debian packages that tests need: node tools/install-programs.ts chromium nginx …
 * Where Debian's Chromium cannot be installed, Playwright downloads its own.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

const isRoot = process.getuid?.() === 0;
/** Makes tests faster, and is never needed. */
const OPTIONAL = 'chromium-headless-shell';

const names = process.argv.slice(2).filter(isMissing);
if (isRoot && names.length > 0) {
  // In runlevel 1 Debian does not start a server that it has just installed.
  Object.assign(process.env, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  run('apt-get', 'update', '-qq');
  // One by one, because a release of Debian may lack one of them.
  for (const name of names) run('apt-get', 'install', '-y', '-qq', name);
}
const missing = names.filter((name) => name !== OPTIONAL && isMissing(name) && !canDownload(name)).join(' ');
if (missing) {
  console.error(`The tests need ${missing}: on Debian, run "apt-get install ${missing}" as root.`);
  if (missing.includes('chromium')) console.error('Or name a Chromium or Chrome with CHROMIUM_PATH.');
  process.exitCode = 1;
}

function isMissing(name: string) {
  return name === 'chromium' ? !findBrowser() : spawnSync('dpkg', ['--status', name]).status !== 0;
}

function canDownload(name: string) {
  return name === 'chromium' && run('playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function run(program: string, ...args: string[]) {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}
