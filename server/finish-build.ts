/**
 * What is left to do after Astro's build: node server/finish-build.ts
 * Allows each page its own inline styles, names page scripts with their hash, and compresses.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');
/** A meta CSP applies only to what follows it, so this is first in the head. */
const MARK = '<!-- style-src -->';
const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;
const SCRIPT_FILE = /<script\b[^>]*\ssrc="(\/_astro\/[^"]+)"/g;
const TEXT = 'html,css,js,json,svg,xml,txt,md,vcf,ico';

for (const page of find('**/*.html')) {
  const html = readFileSync(page, 'utf8');
  if (!html.includes(MARK)) throw new Error(`${page} has no ${MARK}: src/layout/Document.astro writes it.`);
  const named = html.replace(SCRIPT_FILE, (tag, path) => `${tag} ${describeScript(path)}`);
  writeFileSync(page, named.replace(MARK, allowStyles(html)));
}
for (const file of find(`**/*.{${TEXT}}`)) {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: dist }).map((file) => join(dist, file));
}

/** The browser runs only this build's script, and downloads it late. */
function describeScript(path: string): string {
  return `integrity="${hash(readFileSync(join(dist, path)))}" fetchpriority="low"`;
}

function allowStyles(html: string): string {
  const hashes = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => `'${hash(text)}'`);
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${hashes.join(' ') || "'none'"}">`;
}

function hash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
