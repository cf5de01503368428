import { globSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = 'html,js,svg,xml,txt,vcf,ico';

/** Compresses the text files of a built folder, then puts it in the place of another. */
export async function finishBuild(built: string, target: string) {
  await Promise.all(globSync(`**/*.{${TEXT}}`, { cwd: built }).map((file) => compress(join(built, file))));
  rmSync(target, { recursive: true, force: true });
  renameSync(built, target);
}

async function compress(file: string) {
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
