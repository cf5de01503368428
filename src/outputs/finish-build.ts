import * as fs from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Compresses the text files of a built folder, copies all its files to the target folder, and then deletes what the target
 * has beyond them. The target itself stays, because it may be a volume, or a link to the folder that a host serves. If
 * copying fails, it has old files and new ones until the next build.
 */
export function finishBuild(built: string, folder: string) {
  fs.mkdirSync(folder, { recursive: true });
  const target = fs.realpathSync(folder);
  // What Windows and macOS put into public/.
  for (const file of fs.globSync('**/{Thumbs.db,desktop.ini,.DS_Store}', { cwd: built }))
    fs.rmSync(join(built, file));
  for (const file of fs.globSync('**/*.{html,js,svg,xml,txt,vcf}', { cwd: built })) {
    const plain = fs.readFileSync(join(built, file));
    fs.writeFileSync(join(built, `${file}.br`), brotliCompressSync(plain));
  }
  fs.cpSync(built, target, { recursive: true });
  for (const file of fs.readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (!fs.existsSync(join(built, file))) fs.rmSync(join(target, file), { recursive: true, force: true });
}
