import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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
      'astro:build:done': async ({ dir, logger }) => {
        const built = fileURLToPath(dir);
        const files = globSync(`**/*.{${TEXT}}`, { cwd: built });
        await Promise.all(files.map((file) => compress(join(built, file))));
        const dist = join(built, '../../dist');
        // Both are only renamed, so that a killed process leaves a whole build.
        if (existsSync(dist)) renameSync(dist, join(built, `../old-${process.pid}`));
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

/** Removes what failed and killed builds have left, and the old dist/. */
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

async function compress(file: string) {
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
