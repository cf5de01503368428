/**
 * Lists which packages are inside the script files that a visitor's browser may get: node bench/list-packages.ts
 * Builds the site once more into a folder of its own, with a plugin that notes what each file is made of.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'astro';
import { minifySync, type Plugin } from 'vite';

export interface Listing {
  files: string[];
  /** By name; `bytes` is the package's share alone, minified and compressed. The site's own code is `ours`. */
  packages: { name: string; bytes: number }[];
}

const OURS = 'ours';
const root = join(import.meta.dirname, '..');
const files = new Set<string>();
const codeOf = new Map<string, string>();

const noteModules: Plugin = {
  name: 'note-modules',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      files.add(chunk.fileName);
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const name = packageOf(id);
        codeOf.set(name, `${codeOf.get(name) ?? ''}${code ?? ''}\n`);
      }
    }
  },
};

const outDir = mkdtempSync(join(tmpdir(), 'listing-'));
try {
  const plugins = [noteModules];
  await build({
    root,
    outDir,
    logLevel: 'silent',
    // The drawings are built by themselves, as a worker is.
    vite: { plugins, worker: { plugins: () => plugins } },
  });
  process.stdout.write(JSON.stringify(listPackages()));
} finally {
  rmSync(outDir, { recursive: true });
}

function listPackages(): Listing {
  const packages = [...codeOf].map(([name, code]) => ({ name, bytes: weigh(code) }));
  return { files: [...files].sort(), packages: packages.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** The last package on the way to a module, for one may lie within another. */
function packageOf(id: string): string {
  const name = id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  if (name) return name;
  return id.includes('/src/') ? OURS : id.replace('\0', '');
}

function weigh(code: string): number {
  return brotliCompressSync(minifySync('package.js', code).code).length;
}
