/**
 * The one door behind every npm script: node tools/run.mjs <command>
 * Installs what is missing, puts the project's own Node first, and runs the steps of the command in order.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { commands } from './commands.mjs';
import { findNode } from './find-node.mjs';
import { installMissing } from './install-missing.mjs';

const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;
const root = join(import.meta.dirname, '..');

const [command = '', ...extraWords] = process.argv.slice(2);
try {
  process.exitCode = await runCommand(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} name */
async function runCommand(name) {
  const listSteps = commands[name];
  if (!listSteps)
    throw new Error(`"${name}" is not a command: choose one of ${Object.keys(commands).join(', ')}.`);
  process.chdir(root);
  installMissing(root);
  setEnvironment();
  const steps = listSteps();
  for (const step of steps) {
    const code = await runStep(step, step === steps.at(-1) ? extraWords : []);
    if (code !== 0) return code;
  }
  return 0;
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
 * @param {import('./commands.mjs').Step} step
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
