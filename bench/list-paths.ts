import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** An address that no site has: what it shows is the 404 page. */
export const MISSING_PATH = '/no-such-page';

/** The addresses of the pages in a built folder, the front page first and the missing page last. */
export function listPaths(folder: string): string[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no index.html: name a folder with a built site.`);
  return globSync('**/*.html', { cwd: folder })
    .map(pathOf)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The file of a page that was made by hand. */
export function fileOf(path: string): string {
  if (path === MISSING_PATH) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function pathOf(file: string): string {
  if (file === '404.html') return MISSING_PATH;
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function rank(path: string): number {
  if (path === '/') return 0;
  return path === MISSING_PATH ? 2 : 1;
}
