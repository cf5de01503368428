import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as readText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { listedPages, site } from './tested-site.ts';

export const dist = join(import.meta.dirname, '../../dist');

export const findBuilt = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted();

/** A published file such as `/icon.svg`. */
export const readBytes = (path: string, folder = dist) => readFileSync(join(folder, path));
export const readFile = (path: string, folder = dist) => readBytes(path, folder).toString();

export function readPage(file: string, folder = dist) {
  const html = readFile(file, folder);
  return { file, html, tree: unified().use(rehypeParse).parse(html) };
}

/** Every page that the build has written, by the path that visitors ask for, in whatever language. */
export const allBuilt = findBuilt('**/*.html').map((file) => ({
  path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  ...readPage(file),
}));

export const missingPage = allBuilt.find(({ path }) => path === '/404')!;

/** Those of the tested language: the missing page has the first one. */
export const builtPages = allBuilt.filter(({ path }) =>
  [...listedPages.map((page) => page.path), ...(site.prefix ? [] : ['/404'])].includes(path),
);

/** The pages of the registry, each with what was built of it. */
export const listedBuilt = listedPages.map((page) => ({
  ...page,
  ...builtPages.find(({ path }) => path === page.path)!,
}));

/** One attribute of all elements that match. */
export const readAttributes = (tree: Nodes, selector: string, name: string) =>
  selectAll(selector, tree).flatMap(({ properties }) =>
    properties[name] === undefined ? [] : [String(properties[name])],
  );

/** A text as it is read: any white space is a space, also the narrow one that French sets before its signs. */
export const normalise = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

/** The texts of all elements that match. */
export const readTexts = (tree: Nodes, selector: string) =>
  selectAll(selector, tree).map((element) => normalise(readText(element)));

export type Thing = Record<string, unknown> & { '@type': string };

/** What search engines read of a page. */
export function readThings(tree: Nodes): Thing[] {
  return readTexts(tree, 'script[type="application/ld+json"]').flatMap((text) => JSON.parse(text)['@graph']);
}
