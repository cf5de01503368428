import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT = 'html,css,js,json,svg,xml,txt,vcf,ico';

/**
 * Compresses text files, and renames the folder to dist/, so that a failed build leaves the old dist/. Must be the last
 * integration: others write files or may stop the build.
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

/** By renaming alone: whenever the process is killed, a whole build is left, as dist/ or as dist-old/. */
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
