import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** A meta CSP applies only to what follows it, so this is first in the head. */
const MARK = '<!-- style-src -->';
const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;
const SCRIPT_FILE = /<script\b[^>]*\ssrc="\/_astro\/[^"]+"/g;
const TEXT = 'html,css,js,json,svg,xml,txt,md,vcf,ico';

/**
 * Adds to each page a CSP that allows its inline styles, compresses text files, and renames the folder to dist/, so
 * that a failed build leaves the old dist/. Must be the last integration: others write files or may stop the build.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const built = fileURLToPath(dir);
        const find = (pattern: string) => globSync(pattern, { cwd: built }).map((file) => join(built, file));
        for (const page of find('**/*.html')) finishPage(page);
        for (const file of find(`**/*.{${TEXT}}`)) compress(file);
        const dist = join(built, '../dist');
        rmSync(dist, { recursive: true, force: true });
        renameSync(built, dist);
      },
    },
  };
}

function finishPage(page: string) {
  const html = readFileSync(page, 'utf8');
  if (!html.includes(MARK)) throw new Error(`${page} has no ${MARK}: src/layout/Document.astro writes it.`);
  // Downloaded late: the page works without its script.
  const ranked = html.replace(SCRIPT_FILE, (tag) => `${tag} fetchpriority="low"`);
  writeFileSync(page, ranked.replace(MARK, allowStyles(html)));
}

function allowStyles(html: string): string {
  const hashes = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => `'${hash(text)}'`);
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${hashes.join(' ') || "'none'"}">`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function compress(file: string) {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
