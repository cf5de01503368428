import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CANARY } from './find-fault.ts';

const page = '<!doctype html><title>A page</title>'.padEnd(30_000, ' words');

/** What may be served, and beside it what may not. */
const files = {
  'site/index.html': page,
  'site/index.html.br': brotliCompressSync(page),
  'site/services.html': page,
  'site/404.html': '<title>Missing</title>',
  'site/_astro/page.B1x.js': 'export {}',
  'site/.well-known/security.txt': 'Contact: mailto:hello@muster.example',
  'site/.well-known/.secret': CANARY,
  'site/.env': CANARY,
  'site/.git/config': CANARY,
  'canary.txt': CANARY,
};

export interface HostileSite {
  folder: string;
  remove: () => void;
}

/** A built folder with secrets inside, beside it and behind symbolic links. */
export function makeHostileSite(): HostileSite {
  const root = mkdtempSync(join(tmpdir(), 'hostile-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  symlinkSync('../canary.txt', join(root, 'site/linked.txt'));
  symlinkSync('..', join(root, 'site/linked'));
  return { folder: join(root, 'site'), remove: () => rmSync(root, { recursive: true }) };
}
