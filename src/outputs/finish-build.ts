import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { company } from '../content/company.ts';

const TEXT = 'html,js,svg,xml,txt,vcf,ico';

/** Each build has a folder of its own, so that two can run at once. */
export const OUT_DIR = `./dist-unfinished/${process.pid}`;

/**
 * Compresses text files, then renames the folder to dist/, so that a failed build keeps the old dist/. This must be the
 * last integration, because others write files or may stop the build.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const built = fileURLToPath(dir);
        for (const file of globSync(`**/*.{${TEXT}}`, { cwd: built })) compress(join(built, file));
        const dist = join(built, '../../dist');
        rmSync(dist, { recursive: true, force: true });
        renameSync(built, dist);
        removeAbandoned(join(built, '..'));
        if (company.sample)
          logger.warn(
            'src/content/company.ts: sample is true, so the facts are not yet those of your company.',
          );
      },
    },
  };
}

/** Removes what builds left that failed or were killed. */
function removeAbandoned(folder: string) {
  for (const build of globSync('*', { cwd: folder }))
    if (!isRunning(Number(build))) rmSync(join(folder, build), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function compress(file: string) {
  const plain = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
