/** Installs what tests run besides npm's packages: node tools/install-programs.mjs browser|engines|hosts */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, starts } from './find-programs.mjs';

const isRoot = process.getuid?.() === 0;

const [kind = ''] = process.argv.slice(2);
if (kind === 'browser') installBrowser();
else
  installAll(
    kind === 'engines'
      ? [
          ['firefox-esr', '/usr/bin/firefox-esr'],
          ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
          ['xvfb', '/usr/bin/Xvfb'],
        ]
      : [
          ['nginx', '/usr/sbin/nginx'],
          ['libnginx-mod-http-brotli-static', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
          ['caddy', '/usr/bin/caddy'],
        ],
  );

/** Debian's Chromium where that is possible, else Playwright's own download. */
function installBrowser() {
  if (findBrowser()) return;
  console.log('Installing a Chromium for the browser tests …');
  installPackages(['chromium']);
  if (findBrowser()) return;
  const words = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  const shell = process.platform === 'win32';
  if (spawnSync('playwright', words, { stdio: 'inherit', shell }).status !== 0)
    stop('No browser could be installed: install Chromium by hand, or name one with CHROMIUM_PATH.');
}

/** @param {[name: string, file: string][]} packages Debian's, each with a file that shows that it is there. */
function installAll(packages) {
  const listMissing = () => packages.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  if (listMissing().length > 0) installPackages(listMissing());
  const left = listMissing().join(' ');
  if (left) stop(`These tests need ${left}: on Debian, run "apt-get install ${left}" as root.`);
}

/** @param {string[]} names */
function installPackages(names) {
  if (!isRoot || !starts('apt-get', '--version')) return;
  // In a single user's runlevel no server starts by itself once it is installed.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...names],
  ])
    spawnSync('apt-get', words, { stdio: 'inherit', env });
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
