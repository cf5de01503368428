/**
 * Runs scripts of package.json in order: node tools/run.mjs [script …] [-- arguments for the last one]
 * Does what npm cannot: installs what is missing, puts a new enough Node first, and prints each step's time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
import { installPackages } from './install-packages.mjs';

/** The first Node that runs TypeScript files as they are. */
const MIN_NODE = [22, 18];
const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;
const root = join(import.meta.dirname, '..');
/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
/** Uses one core about as long as the steps after it take: runs beside them, and its output is printed at its end. */
const PARALLEL = 'check:types';
/** The programs that start a browser. */
const BROWSER_STEP = /^(playwright|node bench\/)/;
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

// Playwright stops its web server on SIGINT only; our server stops on either signal.
const stop = () => {
  for (const child of children) child.kill('SIGINT');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// The shell between npm and this program may end on SIGTERM without passing it on.
setInterval(() => process.ppid !== parent && stop(), ORPHAN_CHECK_MS).unref();

try {
  process.chdir(root);
  installPackages();
  setEnvironment();
  process.exitCode = await runAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function setEnvironment() {
  const path = [findNode(), join(root, 'node_modules/.bin'), process.env['PATH']];
  process.env['PATH'] = path.join(delimiter);
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Each step starts Node anew, some many times, with the same modules.
  process.env['NODE_COMPILE_CACHE'] = join(root, 'node_modules/.cache/node');
  // Each tool sets its own; the caller's could put React's development version on the site.
  delete process.env['NODE_ENV'];
}

/**
 * The folder of the Node that runs this project: the one that npm installed with it (Linux with glibc), else the one
 * that is running now. Throws an error of one sentence when neither can run it.
 */
function findNode() {
  const own = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  // Asked for its version: a Linux without glibc has the file and cannot run it.
  if (spawnSync(own, ['--version']).status === 0) return dirname(own);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]))
    return dirname(process.execPath);
  throw new Error(`This project needs Node ${MIN_NODE.join('.')} or newer here; this is ${process.version}.`);
}

/**
 * @param {string[]} args names of scripts, and arguments for the last of them
 * @returns {Promise<number>} the exit code
 */
async function runAll(args) {
  const extra = args.filter((arg) => !scripts[arg]);
  const names = args.filter((arg) => scripts[arg]);
  const steps = [...new Set((chooseForFile(extra) ?? names).flatMap(expand))];
  const startedAt = performance.now();
  const isParallel = (/** @type {string} */ name) => name === PARALLEL && steps.length > 1;
  const parallel = steps.some(isParallel) ? runStep(PARALLEL, [], true) : 0;
  let code = 0;
  for (const name of steps) {
    if (isParallel(name)) continue;
    // Stops once the parallel step has failed.
    code ||= await Promise.race([parallel, 0]);
    code ||= await runStep(name, name === steps.at(-1) ? extra : []);
  }
  code ||= await parallel;
  if (steps.length > 1 && !code) console.log(`\nAll of it: ${secondsSince(startedAt)}`);
  return code;
}

/**
 * `npm test -- tests/browser/menu.spec.ts` runs that file alone, after the build where the file needs one.
 * @param {string[]} extra
 */
function chooseForFile(extra) {
  const file = extra.find((arg) => /\.(test|spec)\.ts$/.test(arg));
  if (!file) return undefined;
  if (file.endsWith('webkit.spec.ts')) return ['build', 'install:engines', 'test:other-engines'];
  if (file.endsWith('pictures.spec.ts')) return ['build', 'install:browser', 'test:pictures'];
  if (file.endsWith('.spec.ts')) return ['build', 'install:browser', 'test:browser'];
  return /^tests\/(built|hosts|specification)\//.test(file) ? ['build', 'test:files'] : ['test:files'];
}

/**
 * The steps of a script: those of the scripts that it passes to this file, else the script itself.
 * @param {string} name
 * @returns {string[]}
 */
function expand(name) {
  const [, names] = /\bnode tools\/run\.mjs (.+)/.exec(scripts[name] ?? '') ?? [];
  return names ? names.split(' ').flatMap(expand) : [name];
}

/**
 * @param {string} name
 * @param {string[]} extra
 * @param {boolean} isParallel
 * @returns {Promise<number>} the exit code
 */
async function runStep(name, extra, isParallel = false) {
  const startedAt = performance.now();
  const title = `\n› ${name}`;
  if (!isParallel) console.log(title);
  const command = scripts[name] ?? '';
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, [...args, ...extra], {
    stdio: isParallel ? 'pipe' : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(BROWSER_STEP.test(command) && findBrowsers()) },
  });
  children.add(child);
  const output = [`${title}\n`];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(`${data}`));
  const [code] = await once(child, isParallel ? 'close' : 'exit');
  children.delete(child);
  if (isParallel) console.log(output.join(''));
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${secondsSince(startedAt)}`);
  return code ?? 1;
}

/** Only for steps that need them: each browser is started to see whether it runs, which is slow. */
function findBrowsers() {
  return { HEADLESS_SHELL_PATH: findHeadlessShell(), CHROMIUM_PATH: findBrowser() };
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
