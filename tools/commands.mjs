import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser, installEngines } from './install-browsers.mjs';
import { installHosts } from './install-hosts.mjs';

const root = join(import.meta.dirname, '..');

/** @typedef {{ name: string, words: string[] }} Step */

/** @type {Step} */
const SERVE = { name: 'serve', words: ['node', 'server/serve.ts'] };
/** @type {Step[]} */
const BUILD = [
  { name: 'build', words: ['astro', 'build'] },
  { name: 'finish', words: ['node', 'server/finish-build.ts'] },
];
/** @type {Step[]} */
const CHECK = [
  { name: 'types', words: ['astro', 'check'] },
  { name: 'lint', words: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unit tests', words: ['vitest', 'run', '--project', 'unit'] },
  ...BUILD,
  {
    name: 'tests of the built files and of the server',
    words: ['vitest', 'run', '--project', 'built', '--project', 'hosts'],
  },
  { name: 'browser tests', words: ['playwright', 'test'] },
];
/** @type {Step[]} */
const CHECK_HOSTS = [
  ...BUILD,
  { name: 'tests of every host', words: ['vitest', 'run', '--project', 'hosts'] },
];
/** @type {Step[]} */
const ENGINES = [
  ...BUILD,
  {
    name: 'tests of three engines',
    words: ['playwright', 'test', 'tests/browser/engines.spec.ts', 'tests/browser/webkit.spec.ts'],
  },
];
/**
 * The commands behind `npm run …`: each installs what it alone needs and lists its steps.
 * @type {Record<string, () => Step[]>}
 */
export const commands = {
  start: () => [{ name: 'port', words: ['node', 'server/check-port.ts'] }, ...BUILD, SERVE],
  serve: () => [SERVE],
  dev: () => [{ name: 'dev', words: ['astro', 'dev'] }],
  build: () => BUILD,
  release: () => [{ name: 'facts', words: ['node', 'src/facts/check-release.ts'] }, ...BUILD],
  test: () => withBrowser(CHECK),
  check: () => withBrowser(CHECK),
  pictures: () =>
    withBrowser([
      ...BUILD,
      {
        name: 'pictures',
        words: [
          'playwright',
          'test',
          'tests/browser/pictures.spec.ts',
          '--project',
          'chromium',
          '--update-snapshots=all',
        ],
      },
    ]),
  'test:engines': () => {
    installEngines();
    process.env['ALL_ENGINES'] = 'true';
    return withBrowser(ENGINES);
  },
  'test:hosts': () => {
    installHosts(root);
    process.env['ALL_HOSTS'] = 'true';
    return CHECK_HOSTS;
  },
  bench: () => [...BUILD, { name: 'bench', words: ['node', 'bench/pages.ts'] }],
  'bench:drawings': () => listBench('bench/drawings.ts'),
};

/** @param {Step[]} steps */
function withBrowser(steps) {
  process.env['CHROMIUM_PATH'] = findOrInstallBrowser() ?? '';
  return steps;
}

/**
 * @param {string} program
 * @returns {Step[]}
 */
function listBench(program) {
  const build = existsSync(join(root, 'dist')) ? [] : BUILD;
  return [...build, { name: 'bench', words: ['node', program] }];
}
