import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');
/** What is made, kept or only read here; of names with a dot, a build needs none. */
const left = ['node_modules', 'dist', 'docs', 'tests', 'test-results', 'bench'];

/**
 * Copies what builds the site into a folder, with the packages of this one: its path, and how to be rid of it. Not
 * below the project: a dev server would start anew.
 */
export function copyProject(folder = mkdtempSync(join(tmpdir(), 'project-'))): {
  folder: string;
  remove: () => void;
} {
  for (const name of readdirSync(project))
    if (!left.includes(name) && !name.startsWith('.'))
      cpSync(join(project, name), join(folder, name), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
