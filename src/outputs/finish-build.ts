import { cpSync, existsSync, globSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TEXT = 'html,js,svg,xml,txt,vcf';

/**
 * Compresses the text files of a built folder, copies all its files to the target folder, and then deletes what the target
 * has beyond them. The target itself stays, because it may be a volume, or a link to the folder that a host serves. If
 * copying fails, it has old files and new ones until the next build.
 */
export async function finishBuild(built: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  const target = realpathSync(folder);
  // What Windows and macOS put into public/.
  for (const file of globSync('**/{Thumbs.db,desktop.ini,.DS_Store}', { cwd: built }))
    rmSync(join(built, file));
  await Promise.all(globSync(`**/*.{${TEXT}}`, { cwd: built }).map((file) => compress(join(built, file))));
  cpSync(built, target, { recursive: true });
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (!existsSync(join(built, file))) rmSync(join(target, file), { recursive: true, force: true });
}

async function compress(file: string) {
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
}
