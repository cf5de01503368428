import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SERVER = join(import.meta.dirname, '../server/serve.ts');
/** For a site without a _headers file: our CSP would block its scripts. */
const NO_HEADERS = '/*\n/_astro/*\n';

let port = Number(process.env['PORT'] ?? 4400);

/**
 * Serves a compressed copy of a built folder until this process ends, and returns its origin. Every site has the same
 * server, in its own process so that the server's work is not measured, on PORT or one of the ports after it.
 */
export async function serveFolder(folder: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'served-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync('**/*.{html,css,js,mjs,svg,json,txt,xml}', { cwd: copy }))
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))));
  if (!existsSync(join(copy, '_headers'))) writeFileSync(join(copy, '_headers'), NO_HEADERS);

  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: `${port++}` };
  const server = spawn(process.execPath, [SERVER, copy], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => {
    server.kill();
    rmSync(copy, { recursive: true });
  });
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error(`${folder} could not be served.`);
  return origin;
}
