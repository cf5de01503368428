import { spawnSync } from 'node:child_process';

/**
 * Installs packages of Debian or Ubuntu. Returns whether that was possible: it needs apt-get, and root.
 * @param {string[]} names
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !run(['--version'], 'ignore')) return false;
  return run(['update', '-qq']) && run(['install', '-y', '-qq', ...names]);
}

/**
 * @param {string[]} words
 * @param {'inherit' | 'ignore'} stdio
 */
function run(words, stdio = 'inherit') {
  // In the runlevel of a single user no server starts on its own once it is installed.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', words, { stdio, env }).status === 0;
}
