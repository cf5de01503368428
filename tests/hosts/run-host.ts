import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../support/http.ts';
import type { RunningHost } from './host.ts';

const START_LIMIT_MS = 60_000;
const RETRY_MS = 50;

/** How to run a program with files that stand in a folder of its own, which is gone with it. */
export interface Run {
  files: Record<string, string>;
  words: [program: string, ...words: string[]];
  env?: Record<string, string>;
}

/** The text of a file in deploy/, with what only this machine knows put in its place. Throws when a place is not there. */
export function readDeployFile(name: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce(
    (text, [place, value]) => {
      if (!text.includes(place)) throw new Error(`deploy/${name} has no "${place}" for the test to replace.`);
      return text.replace(place, () => value);
    },
    readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8'),
  );
}

/** Starts a program and waits until it answers. Throws what it said when it does not. */
export async function runHost(plan: (port: number, own: string) => Run): Promise<RunningHost> {
  const port = await findFreePort();
  const own = mkdtempSync(join(tmpdir(), 'host-'));
  const { files, words, env } = plan(port, own);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  const [program, ...rest] = words;
  // A group of its own, because wrangler starts the runtime as a process beside itself.
  const child = spawn(program, rest, { cwd: own, env: { ...process.env, ...env }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const killAll = () => process.kill(-child.pid!, 'SIGKILL');
  process.once('exit', killAll);
  const stopAll = async () => {
    process.off('exit', killAll);
    await stopGroup(child);
    rmSync(own, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(port, child);
  } catch (error) {
    await stopAll();
    throw new Error(`${program} did not start (${error}):\n${said}`);
  }
  return { port, pid: child.pid!, stop: stopAll };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A port that is open is not enough: wrangler opens its own before the runtime stands behind it. */
async function waitForAnswer(port: number, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (performance.now() > until) throw new Error(`no answer within ${START_LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function answers(port: number): Promise<boolean> {
  return ask(port, '/').then(
    () => true,
    () => false,
  );
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
