import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readCode, type Site } from '../site/create-site.ts';
import { listWords } from '../site/list-words.ts';

/**
 * Returns one sentence for each address inside the site to which pages of a built folder link, and which does not exist. It
 * names the fields in the words of these sites that hold the place on the page.
 */
export function checkLinks(folder: string, sites: Site[] = []): string[] {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => ({
    path: `/${file.replaceAll(sep, '/').replace(/^index\.html$|\.html$/, '')}`,
    text: /\.(html|svg)$/.test(file) ? readFileSync(join(folder, file), 'utf8') : '',
    isPage: file.endsWith('.html'),
  }));
  const addresses = new Set(
    files.flatMap(({ path, text }) => [
      path,
      ...Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => `${path}#${id}`),
    ]),
  );
  const dead = files
    .filter(({ isPage }) => isPage)
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/ (?:href|src)="([/#][^"]*)"/g), ([, link = '']) => ({
        path,
        link: decodeURI(link.startsWith('#') ? path + link : link.replace(/\?[^#]*/, '')),
      })),
    )
    .filter(({ link }) => !addresses.has(link));
  return Object.entries(Object.groupBy(dead, ({ link }) => link)).map(([link, places = []]) => {
    const paths = new Set(places.map(({ path }) => path));
    const fields = sites.flatMap((site) => findAnchors(site, link));
    const remedy = link.includes('.svg#')
      ? 'draw it there, in public/'
      : `correct ${fields.join(', ') || '"page" or "anchor" of that link in src/content/words/'}`;
    return `${link} does not exist, but ${[...paths].join(', ')} links to it; ${remedy}.`;
  });
}

const findAnchors = ({ language, words }: Site, link: string) =>
  listWords(words)
    .filter(([path, text]) => path.endsWith('.anchor') && link.endsWith(`#${text}`))
    .map(([path]) => path.split('.'))
    .map(([file, ...keys]) => `${keys.join('.')} in src/content/words/${readCode(language)}/${file}.ts`);
