/**
 * Installs those of the named Debian packages that are not installed yet: node tools/install-programs.ts chromium apache2 …
 * Where that fails, Playwright downloads its own Chromium.
 */
import { spawnSync } from 'node:child_process';

const isRoot = process.getuid?.() === 0;
const missing = process.argv
  .slice(2)
  .filter((name) => !run(`dpkg-query -Wf '\${db:Status-Status}' ${name} | grep -qx installed`, 'ignore'));
const packages = missing.join(' ');
// In runlevel 1 Debian does not start a server that it has just installed.
Object.assign(process.env, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
const isReady =
  missing.length === 0 ||
  (isRoot && run(`apt-get update -qq && apt-get install -y -qq ${packages}`)) ||
  (missing.some((name) => name.startsWith('chromium')) &&
    run(`playwright install ${isRoot ? '--with-deps' : ''} chromium`));
if (!isReady) {
  console.error(`The tests need ${packages}: on Debian, run "apt-get install ${packages}" as root.`);
  process.exit(1);
}

function run(command: string, stdio: 'inherit' | 'ignore' = 'inherit') {
  return spawnSync(command, { stdio, shell: true }).status === 0;
}
