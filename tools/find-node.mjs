import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first release of each line that runs TypeScript files as they are. */
const TYPE_STRIPPING_SINCE = [
  [22, 18],
  [23, 6],
  [24, 0],
];

/**
 * The folder of the Node that runs this project: the one that npm installed with it, else the one that is
 * running now, or undefined when neither will do.
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} running
 */
export function findNode(root, running = process) {
  const own = join(root, 'node_modules', `node-linux-${running.arch}`, 'bin', 'node');
  // Asked for its version, because a Linux without glibc has the file and cannot run it.
  if (running.platform === 'linux' && existsSync(own) && answers(own)) return dirname(own);
  return canRunTypeScript(running.version) ? dirname(running.execPath) : undefined;
}

/** @param {string} version as in `v22.18.0` */
export function canRunTypeScript(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  const line = TYPE_STRIPPING_SINCE.find(([first]) => first === major);
  return line ? minor >= (line[1] ?? 0) : major > 24;
}

/** @param {string} program */
function answers(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
