import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface ServedFolder {
  origin: string;
  stop: () => void;
}

/**
 * Serves a built folder from a process of its own, so that the work of measuring is none of the server's.
 * `server` is a program that takes the folder as its word and PORT, and speaks once it listens.
 */
export async function serveFolder(server: string, folder: string): Promise<ServedFolder> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(root, server), folder], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${server} ended before it served ${folder}.`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => {});
  return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
