import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, findFreePort } from '../support/http.ts';

const START_LIMIT_MS = 60_000;
const RETRY_MS = 50;

/** How to run a program: its own files stand in a new folder, which is removed with it. */
export interface Run {
  files?: Record<string, string>;
  words: [program: string, ...words: string[]];
  env?: Record<string, string>;
}

export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it answers. Throws what it printed when it does not. */
export async function runHost(plan: (port: number, own: string) => Run): Promise<RunningHost> {
  const port = await findFreePort();
  const own = mkdtempSync(join(tmpdir(), 'host-'));
  const { files = {}, words, env } = plan(port, own);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  const [program, ...rest] = words;
  // A process group, because wrangler starts the runtime as a process beside itself.
  const child = spawn(program, rest, { cwd: own, env: { ...process.env, ...env }, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const killAll = () => process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', killAll);
  const stop = async () => {
    process.off('exit', killAll);
    await stopGroup(child);
    rmSync(own, { recursive: true, force: true });
  };
  if (await startsToAnswer(port, child)) return { port, stop };
  await stop();
  throw new Error(`${program} did not start:\n${printed}`);
}

/** An open port is not enough: wrangler opens its own before the runtime is ready. */
async function startsToAnswer(port: number, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && performance.now() < until) {
    const answered = await ask(port, '/').catch(() => undefined);
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
