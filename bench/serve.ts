import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../server/serve.ts');
const PORT = process.env['PORT'] ?? '4400';

/** Serves a built folder until this process ends, by a process of its own, whose work is not measured. Returns its origin. */
export async function serve(folder: string): Promise<string> {
  const env = { ...process.env, PORT };
  const server = spawn(process.execPath, [SERVER, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => server.kill());
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error(`${folder} could not be served.`);
  return `http://localhost:${PORT}`;
}
