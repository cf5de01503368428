/**
 * Runs scripts of package.json one after another: node tools/run.mjs [script …] [arguments for the last one …]
 * Does what npm cannot: installs what is missing, puts a new enough Node first, and prints how long each step takes.
 * Plain JavaScript without packages, because it runs before they are there, on Node 20.19 or newer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { installPackages } from './install-packages.mjs';

/** The first Node that runs TypeScript files as they are. */
const MIN_NODE = [22, 18];
const ORPHAN_CHECK_MS = 500;
const root = join(import.meta.dirname, '..');
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

// Playwright stops its web server on SIGINT only; our server stops on either signal.
const stop = () => child?.kill('SIGINT');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// The shell between npm and this program ends on SIGTERM without passing it on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), ORPHAN_CHECK_MS).unref();

try {
  process.chdir(root);
  refuseFolder();
  installPackages();
  setEnvironment();
  process.exitCode = await runAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Astro and Vite write the folder into addresses, patterns and code without escaping these. */
function refuseFolder() {
  const [character] = /['"#%?*\\]/.exec(root.replaceAll(sep, '/')) ?? [];
  if (character)
    throw new Error(
      `The folder ${root} has ${character} in its name, which Astro can't read: rename the folder.`,
    );
}

function setEnvironment() {
  process.env['PATH'] = [findNode(), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
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
  // Not node_modules/.bin: npm 10 removes that link again with the package for the other processor.
  const own = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
  // Asked for its version: a Linux without glibc has the file and cannot run it.
  if (spawnSync(join(own, 'node'), ['--version']).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]))
    return dirname(process.execPath);
  throw new Error(`This project needs Node ${MIN_NODE.join('.')} or newer here; this is ${process.version}.`);
}

/**
 * Stops at the first script that fails.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function runAll(args) {
  /** @type {Record<string, string>} */
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const names = args.filter((arg) => arg in scripts);
  const extra = args.filter((arg) => !(arg in scripts));
  const startedAt = performance.now();
  for (const name of names) {
    const command = (scripts[name] ?? '').split(' ');
    const code = await run(name, name === names.at(-1) ? [...command, ...extra] : command);
    if (code !== 0) return code;
  }
  if (names.length > 1) console.log(`\nAll of it: ${secondsSince(startedAt)}`);
  return 0;
}

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<number>} the exit code
 */
async function run(name, [program = '', ...args]) {
  console.log(`\n› ${name}`);
  const startedAt = performance.now();
  child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${secondsSince(startedAt)}`);
  return code ?? 1;
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
