import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns one sentence for each address inside the site to which pages of a built folder link, and which does not exist. Files
 * of the owner's own are no pages.
 */
export function checkLinks(folder: string, ownFiles = globSync('**/*.html', { cwd: 'public' })): string[] {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
  const toPath = (file: string) => `/${file.replace(/^index\.html$|\.html$/, '')}`;
  const pages = files
    .filter((file) => file.endsWith('.html') && !ownFiles.includes(file))
    .map((file) => ({ path: toPath(file), html: readFileSync(join(folder, file), 'utf8') }));
  const ids = pages.flatMap(({ path, html }) => findAll(html, / id="([^"]+)"/g).map((id) => `${path}#${id}`));
  const addresses = new Set([...files.map(toPath), ...ids]);
  const links = pages.flatMap(({ path, html }) =>
    findAll(html, / (?:href|src)="([/#][^"]*)"/g).map((link) => ({
      path,
      link: decodeURI(link.startsWith('#') ? path + link : link.replace(/\?[^#]*/, '')),
    })),
  );
  const dead = links.filter(({ link }) => !addresses.has(link));
  return Object.entries(Object.groupBy(dead, ({ link }) => link)).map(([link, places = []]) => {
    const paths = new Set(places.map(({ path }) => path));
    return `${link} does not exist, but ${[...paths].join(', ')} links to it; correct "page" or "anchor" of that link in src/content/words/.`;
  });
}

const findAll = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);
