import { globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { throwProblems } from './throw-problems.ts';

const ADDRESSES = ['href', 'src', 'content'] as const;
const LINKS = '[href], [src], meta[property="og:url"], meta[property="og:image"]';

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
  return [...files]
    .filter(([, file]) => file.endsWith('.html'))
    .flatMap(([page, file]) =>
      listLinks(file).flatMap((link) => {
        const { origin: host, pathname, hash } = new URL(link, origin + page);
        const fault = host === origin && findFault(files, decodeURI(pathname), decodeURI(hash));
        return fault ? [`${page} links to ${link}, but ${fault}.`] : [];
      }),
    );
}

/** The path that visitors ask for: a page's has no extension. */
const toPath = (file: string) =>
  `/${file.replaceAll(sep, '/').replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`;

const parse = (file: string) => fromHtml(readFileSync(file, 'utf8'));

function listLinks(file: string): string[] {
  const links = selectAll(LINKS, parse(file)).flatMap(({ properties }) =>
    ADDRESSES.map((name) => properties[name]).filter((value) => typeof value === 'string'),
  );
  const inStyles = readFileSync(file, 'utf8').matchAll(/\burl\(["']?([^"')]+)/g);
  return [...new Set([...links, ...Array.from(inStyles, ([, link]) => link!)])];
}

/** What is wrong with an address, and what would be right; undefined where it leads somewhere. */
function findFault(files: Map<string, string>, path: string, hash: string): string | undefined {
  const file = files.get(path);
  if (!file) {
    const alike = [...files.keys()].filter((other) => extname(other) === extname(path));
    return `the site has no ${path}; such files are ${alike.join(', ') || 'none'}`;
  }
  if (!hash) return undefined;
  const ids = selectAll('[id]', parse(file)).map(({ properties }) => `#${properties['id']}`);
  return ids.includes(hash) ? undefined : `${path} has no ${hash}; it has ${ids.join(', ')}`;
}
