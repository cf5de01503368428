import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = 'html,css,js,json,svg,xml,txt,vcf,ico';

/**
 * Compresses text files, then renames the folder to dist/, so that a failed build keeps the old dist/. This must be the
 * last integration, because others write files or may stop the build.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const built = fileURLToPath(dir);
        for (const file of globSync(`**/*.{${TEXT}}`, { cwd: built })) compress(join(built, file));
        replaceFolder(join(built, '../dist'), built);
      },
    },
  };
}

/** Replaces dist/ by renaming only. A killed process then leaves a whole build, as dist/ or as dist-old/. */
function replaceFolder(dist: string, built: string) {
  const old = `${dist}-old`;
  if (existsSync(dist)) {
    rmSync(old, { recursive: true, force: true });
    renameSync(dist, old);
  }
  renameSync(built, dist);
  rmSync(old, { recursive: true, force: true });
}

function compress(file: string) {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
