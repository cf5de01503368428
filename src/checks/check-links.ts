import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readCode, type Site } from '../site/create-site.ts';
import { listWords } from '../site/list-words.ts';

/**
 * Returns one sentence for each address inside the site to which pages of a built folder link, and which does not exist. It
 * names the fields in the words of these sites that hold the place on the page.
 */
export function checkLinks(folder: string, sites: Site[] = []): string[] {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
  const toPath = (file: string) => `/${file.replace(/^index\.html$|\.html$/, '')}`;
  const pages = files
    .filter((file) => file.endsWith('.html'))
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
    const fields = sites.flatMap((site) => findAnchors(site, link));
    const field = fields.join(', ') || '"page" or "anchor" of that link in src/content/words/';
    return `${link} does not exist, but ${[...paths].join(', ')} links to it; correct ${field}.`;
  });
}

const findAll = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);

const findAnchors = ({ language, words }: Site, link: string) =>
  listWords(words)
    .filter(([path, text]) => path.endsWith('.anchor') && link.endsWith(`#${text}`))
    .map(([path]) => path.split('.'))
    .map(([file, ...keys]) => `${keys.join('.')} in src/content/words/${readCode(language)}/${file}.ts`);
