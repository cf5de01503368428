/**
 * Serves any built folder, compressed as ours is: node bench/serve-plainly.ts <folder>
 * Without our policy, which would stop the scripts and styles of a site that was not made for it.
 */
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const folder = process.argv[2] ?? 'dist';
const files = new Map<string, ReturnType<typeof readAnswer>>(
  globSync('**/*.*', { cwd: folder }).map((file) => [`/${file}`, readAnswer(file)]),
);

createServer(({ url = '/' }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  const found = [path, `${path}.html`, join(path, 'index.html')].map((name) => files.get(name)).find(Boolean);
  const { headers, body } = found ?? files.get('/404.html') ?? { headers: {}, body: 'Not found' };
  response.writeHead(found ? 200 : 404, headers).end(body);
}).listen(Number(process.env['PORT']), () => console.log(`${folder} is served`));

function readAnswer(file: string) {
  const plain = readFileSync(join(folder, file));
  const type = TYPES[extname(file)];
  const headers = {
    ...(type && { 'Content-Type': type }),
    'Cache-Control': file.endsWith('.html') ? 'no-cache' : 'max-age=600',
  };
  if (!type) return { headers, body: plain };
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body: brotliCompressSync(plain) };
}
