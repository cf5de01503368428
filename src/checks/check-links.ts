import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns one sentence for each address inside the site to which a page of a built folder links, and which does not exist. Files
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
  const dead = new Map(
    links.filter(({ link }) => !addresses.has(link)).map(({ link, path }) => [link, path]),
  );
  return Array.from(
    dead,
    ([link, path]) =>
      `${link} does not exist, but ${path} links to it; correct "page" or "anchor" of that link in src/content/words/, or add the page to src/pages/.`,
  );
}

const findAll = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);
