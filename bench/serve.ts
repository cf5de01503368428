import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const root = join(import.meta.dirname, '..');

// As a program: node bench/serve.ts <folder>
if (import.meta.filename === process.argv[1]) servePlainly(process.argv[2]!);

export interface ServedFolder {
  origin: string;
  stop: () => void;
}

/** Serves our built folder, or another one, from a process of its own, so that its work is none of what is measured. */
export async function serveFolder(folder: string, isOurs: boolean): Promise<ServedFolder> {
  const port = await findFreePort();
  const program = isOurs ? 'server/serve.ts' : 'bench/serve.ts';
  const child = spawn(process.execPath, [join(root, program), folder], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} ended before it served ${folder}.`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => {});
  return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}

/** Compressed as ours is, and without our policy, which would stop the scripts of a site that was not made for it. */
function servePlainly(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'served-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync('**/*.{html,css,js,mjs,svg,json,txt,xml}', { cwd: copy }))
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))));
  const serve = sirv(copy, { brotli: true });
  const missing = readFileSync(join(copy, '404.html'));
  createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(missing);
    }),
  ).listen(Number(process.env['PORT']), () => console.log(`${folder} is served`));
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
