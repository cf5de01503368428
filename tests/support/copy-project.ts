import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', 'dist', 'docs', 'test-results', 'bench'];

/** Copies the project into a folder, with the packages of this one, and gives that folder's path. */
export function copyProject(folder = mkdtempSync(join(tmpdir(), 'project-'))): string {
  for (const name of readdirSync(project))
    if (!LEFT_OUT.includes(name) && !name.startsWith('.'))
      cpSync(join(project, name), join(folder, name), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
