/**
 * The one door behind every npm script: node tools/run.mjs <command>
 * Installs what is missing, puts the project's own Node first, and runs the steps of the command in order.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { findNode } from './find-node.mjs';
import { findOrInstallBrowser, installEngines } from './install-browsers.mjs';
import { installHosts } from './install-hosts.mjs';
import { installMissing } from './install-missing.mjs';

const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;
const root = join(import.meta.dirname, '..');

/** @typedef {{ name: string, words: string[] }} Step */

/** @type {Step} */
const SERVE = { name: 'serve', words: ['node', 'server/serve.ts'] };
/** @type {Step[]} */
const BUILD = [
  { name: 'build', words: ['astro', 'build'] },
  { name: 'policy', words: ['node', 'server/write-policy.ts'] },
  { name: 'compress', words: ['node', 'server/precompress.ts'] },
];
/** @type {Step[]} */
const CHECK = [
  { name: 'types', words: ['astro', 'check'] },
  { name: 'lint', words: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unit tests', words: ['vitest', 'run', '--project', 'unit'] },
  ...BUILD,
  { name: 'tests of the built files', words: ['vitest', 'run', '--project', 'built'] },
  { name: 'browser tests', words: ['playwright', 'test'] },
];
/** @type {Step} */
const OBSERVATORY = { name: 'observatory', words: ['node', 'tools/observatory/score.ts'] };
/** @type {Step[]} */
const CHECK_HOSTS = [
  ...BUILD,
  OBSERVATORY,
  { name: 'tests of every host', words: ['vitest', 'run', '--project', 'built', 'tests/hosts'] },
];
/** @type {Step[]} */
const ENGINES = [
  ...BUILD,
  {
    name: 'tests of three engines',
    words: ['playwright', 'test', 'tests/engines.spec.ts', 'tests/webkit.spec.ts'],
  },
];
/** @type {Record<string, () => Step[]>} */
const COMMANDS = {
  start: () => [{ name: 'port', words: ['node', 'server/check-port.ts'] }, ...BUILD, SERVE],
  serve: () => [SERVE],
  dev: () => [{ name: 'dev', words: ['astro', 'dev'] }],
  build: () => BUILD,
  release: () => [{ name: 'facts', words: ['node', 'src/build/check-release.ts'] }, ...BUILD],
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
          'tests/pictures.spec.ts',
          '--project',
          'chromium',
          '--update-snapshots=all',
        ],
      },
    ]),
  'test:engines': () => {
    installEngines();
    return withBrowser(ENGINES);
  },
  'test:hosts': () => {
    installHosts(root);
    process.env['ALL_HOSTS'] = 'true';
    return CHECK_HOSTS;
  },
  observatory: () => {
    installMissing(join(root, 'tools/observatory'));
    return [...BUILD, OBSERVATORY];
  },
  report: () => [...BUILD, { name: 'report', words: ['node', 'bench/report.ts'] }],
  bench: () => [...BUILD, { name: 'bench', words: ['node', 'bench/pages.ts'] }],
  'bench:growth': () => [{ name: 'bench', words: ['node', 'bench/growth.ts'] }],
  'bench:dev': () => [{ name: 'bench', words: ['node', 'bench/dev.ts'] }],
  'bench:drawings': () => listBench('bench/drawings.ts'),
  'bench:server': () => listBench('bench/server.ts'),
};

const [command = '', ...extraWords] = process.argv.slice(2);
try {
  process.exitCode = await runCommand(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string} program
 * @returns {Step[]}
 */
function listBench(program) {
  const build = existsSync(join(root, 'dist')) ? [] : BUILD;
  return [...build, { name: 'bench', words: ['node', program] }];
}

/** @param {string} name */
async function runCommand(name) {
  const listSteps = COMMANDS[name];
  if (!listSteps)
    throw new Error(`"${name}" is not a command: choose one of ${Object.keys(COMMANDS).join(', ')}.`);
  process.chdir(root);
  installMissing(root);
  setEnvironment();
  const steps = listSteps();
  // Only a whole run is worth a line in the quality sheet.
  if (steps === CHECK && extraWords.length === 0) process.env['COUNT_TESTS'] = '1';
  for (const step of steps) {
    const code = await runStep(step, step === steps.at(-1) ? extraWords : []);
    if (code !== 0) return code;
  }
  return 0;
}

/** @param {Step[]} steps */
function withBrowser(steps) {
  process.env['CHROMIUM_PATH'] = findOrInstallBrowser() ?? '';
  return steps;
}

function setEnvironment() {
  const node = findNode(root);
  if (!node) {
    throw new Error(
      `This project needs Node 22.18 or newer on this machine, and this is ${process.version}.`,
    );
  }
  process.env['PATH'] = [node, join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Each tool sets its own; a caller's would put React's development version, with this folder's name, on the site.
  delete process.env['NODE_ENV'];
}

/**
 * @param {Step} step
 * @param {string[]} extra
 * @returns {Promise<number>} the exit code
 */
function runStep({ name, words: [program = '', ...words] }, extra) {
  const startedAt = performance.now();
  console.log(`\n› ${name}`);
  const child = spawn(program, [...words, ...extra], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = setInterval(() => stopWithParent(child), ORPHAN_CHECK_MS).unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, forward);
      const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${exitCode === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
      resolve(exitCode);
    });
  });
}

/**
 * The shell that npm starts scripts in ends on SIGTERM without passing it on, and would leave the server behind.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill('SIGTERM');
}
