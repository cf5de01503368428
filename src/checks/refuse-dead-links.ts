import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
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
  const files = globSync('**/*.*', { cwd: folder });
  const documents = files
    .filter((file) => /\.(html|svg)$/.test(file))
    .map((file) => ({ path: toPath(file), tree: fromHtml(readFileSync(join(folder, file), 'utf8')) }));
  const addresses = new Set(files.map(toPath));
  for (const { path, tree } of documents)
    for (const { properties } of selectAll('[id]', tree)) addresses.add(`${path}#${properties['id']}`);
  return documents.flatMap(({ path, tree }) => {
    const links = selectAll('[href], [src]', tree).map(
      ({ properties }) => properties['href'] ?? properties['src'],
    );
    return [...new Set(links)]
      .filter((link) => {
        const { origin: host, pathname, hash } = new URL(`${link}`, origin + path);
        return host === origin && !addresses.has(decodeURI(pathname + hash));
      })
      .map((link) => `${path} links to ${link}, but the site has no such file or id.`);
  });
}

/** The path that visitors ask for: a page's has no extension. */
const toPath = (file: string) =>
  `/${file.replaceAll(sep, '/').replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`;
