/**
 * Runs scripts of package.json in order: node tools/run.mjs [NAME=value …] [script …] [-- words for the last one]
 * Does what npm cannot: installs what is missing, puts a new enough Node first, and prints each step's time.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { findNode } from './find-node.mjs';
import { findBrowser } from './find-programs.mjs';
import { installPackages } from './install-packages.mjs';

const ORPHAN_CHECK_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const root = join(import.meta.dirname, '..');
const parent = process.ppid;
/** @type {Record<string, string>} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

try {
  process.chdir(root);
  installPackages(root);
  setEnvironment();
  process.exitCode = await runAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function setEnvironment() {
  process.env['PATH'] = [findNode(root), join(root, 'node_modules/.bin'), process.env['PATH']].join(
    delimiter,
  );
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Each tool sets its own; a caller's would put React's development version on the site.
  delete process.env['NODE_ENV'];
}

/** @param {string[]} words */
async function runAll(words) {
  const { steps, extra } = chooseSteps(words);
  const startedAt = performance.now();
  for (const name of steps) {
    const code = await runStep(name, name === steps.at(-1) ? extra : []);
    if (code !== 0) return code;
  }
  if (steps.length > 1) console.log(`\nAll of it: ${secondsSince(startedAt)}`);
  return 0;
}

/**
 * `npm test -- tests/browser/menu.spec.ts` runs that file alone, after the build where the file needs one.
 * @param {string[]} words
 */
function chooseSteps(words) {
  const names = [...new Set(words.flatMap(expand))];
  const extra = words.filter((word) => !isSetting(word) && !scripts[word]);
  const file = extra.find((word) => /\.(test|spec)\.ts$/.test(word));
  if (!file) return { steps: names, extra };
  if (file.endsWith('.spec.ts'))
    return { steps: [...expand('build'), 'install:browser', 'test:browser'], extra };
  if (file.startsWith('tests/built/')) return { steps: [...expand('build'), 'test:built'], extra };
  if (file.startsWith('tests/hosts/')) return { steps: [...expand('build'), 'test:served'], extra };
  return { steps: ['test:unit'], extra };
}

/**
 * The steps behind a word: those of a script that itself calls this file, else the script. Settings are made.
 * @param {string} word
 * @returns {string[]}
 */
function expand(word) {
  const [name = '', value] = word.split('=');
  if (isSetting(word)) process.env[name] = value;
  const [node, file, ...words] = scripts[word]?.split(' ') ?? [];
  if (node === 'node' && file === 'tools/run.mjs') return words.flatMap(expand);
  return scripts[word] ? [word] : [];
}

/** @param {string} word */
function isSetting(word) {
  return /^[A-Z_]+=/.test(word);
}

/**
 * @param {string} name
 * @param {string[]} extra
 * @returns {Promise<number>} the exit code
 */
function runStep(name, extra) {
  const startedAt = performance.now();
  console.log(`\n› ${name}`);
  const [program = '', ...words] = (scripts[name] ?? '').split(' ');
  const browser = findBrowser();
  const child = spawn(program, [...words, ...extra], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
  });
  // Playwright stops its server on SIGINT alone; ours ends orderly on either.
  const stop = () => child.kill('SIGINT');
  for (const signal of SIGNALS) process.on(signal, stop);
  // The shell between npm and this program may end on SIGTERM without passing it on.
  const watch = setInterval(() => process.ppid !== parent && stop(), ORPHAN_CHECK_MS).unref();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const each of SIGNALS) process.off(each, stop);
      const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      console.log(`${exitCode === 0 ? '✓' : '✗'} ${name}, ${secondsSince(startedAt)}`);
      resolve(exitCode);
    });
  });
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
