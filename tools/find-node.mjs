import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** The first Node that runs TypeScript files as they are. */
const LEAST = [22, 18];

/**
 * The folder of the Node that runs this project: the one that npm installed with it (Linux with glibc), else the one
 * that is running now. Throws a sentence when neither will do.
 * @param {string} root
 */
export function findNode(root) {
  const own = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
  // Asked for its version: a Linux without glibc has the file and cannot run it.
  if (spawnSync(own, ['--version']).status === 0) return dirname(own);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return dirname(process.execPath);
  throw new Error(`This project needs Node ${LEAST.join('.')} or newer here; this is ${process.version}.`);
}
