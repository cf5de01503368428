import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { throwProblems } from './throw-problems.ts';

/** Ends a build whose pages link to what it has not written. Must run before the build's folder becomes dist/. */
export function refuseDeadLinks(origin: string): AstroIntegration {
  return {
    name: 'refuse-dead-links',
    hooks: {
      'astro:build:done': ({ dir }) => throwProblems(findDeadLinks(fileURLToPath(dir), origin)),
    },
  };
}

/**
 * Returns one sentence for each link of a built page that leads to no file of its folder, or to no id in that file.
 * Links to other sites are not followed.
 * @param origin of the site, as in https://www.company.ch
 */
export function findDeadLinks(folder: string, origin: string): string[] {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [toPath(file), join(folder, file)]),
  );
  const isDead = ({ origin: host, pathname, hash }: URL) => {
    const file = files.get(decodeURI(pathname));
    return host === origin && !(file && (!hash || hasId(file, decodeURI(hash.slice(1)))));
  };
  return [...files]
    .filter(([, file]) => file.endsWith('.html'))
    .flatMap(([page, file]) =>
      listLinks(file)
        .filter((link) => isDead(new URL(link, origin + page)))
        .map((link) => `${page} links to ${link}, but the site has no such file or id.`),
    );
}

/** The path that visitors ask for: a page's has no extension. */
const toPath = (file: string) =>
  `/${file.replaceAll(sep, '/').replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`;

const parse = (file: string) => fromHtml(readFileSync(file, 'utf8'));

const hasId = (file: string, id: string) => select(`[id="${id}"]`, parse(file)) !== undefined;

function listLinks(file: string): string[] {
  const links = selectAll('[href], [src]', parse(file));
  return [...new Set(links.map(({ properties }) => `${properties['href'] ?? properties['src']}`))];
}
