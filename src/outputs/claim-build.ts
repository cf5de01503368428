import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Two builds at once would write into the same folder. Returns a sentence if another process builds, or else writes the
 * number of this one into `file` until it ends.
 */
export function claimBuild(file: string): string[] {
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isRunning(other)) return [`Another build is running here (process ${other}): wait until it has ended.`];
  writeFileSync(file, `${process.pid}`);
  process.on('exit', () => rmSync(file, { force: true }));
  return [];
}

/** An interrupted build leaves the number of a process that has ended. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
