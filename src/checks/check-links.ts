import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns one sentence for each link of a built folder's pages that leads to no page, file or element of the site. */
export function checkLinks(folder: string): string[] {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => ({
    path: `/${file.replace(/^index\.html$|\.html$/, '')}`,
    text: readFileSync(join(folder, file), 'utf8'),
    isPage: file.endsWith('.html'),
  }));
  const addresses = new Set(
    files.flatMap(({ path, text }) => [
      path,
      ...Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => `${path}#${id}`),
    ]),
  );
  return files
    .filter(({ isPage }) => isPage)
    .flatMap(({ path, text }) => {
      const links = Array.from(text.matchAll(/ (?:href|src)="([/#][^"]*)"/g), ([, link = '']) => link);
      const dead = links.filter(
        (link) => !addresses.has(decodeURI(link.startsWith('#') ? path + link : link)),
      );
      return [...new Set(dead)].map(
        (link) =>
          `${path} links to ${link}, which does not exist; correct "page" or "anchor" of this link in src/content/words/.`,
      );
    });
}
