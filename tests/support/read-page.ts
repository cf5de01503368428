import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import type { Site } from '../../src/site/create-site.ts';
import { sites } from './tested-site.ts';

/** A page, or a part of it. */
export type Tree = NonNullable<Parameters<typeof selectAll>[1]>;

export const dist = join(import.meta.dirname, '../../dist');
export const findBuilt = (pattern: string) => globSync(pattern, { cwd: dist }).toSorted();

/** A published file such as `/icon.svg`. */
export const readBytes = (path: string) => readFileSync(join(dist, path));
export const readFile = (path: string) => readBytes(path).toString();

export function readPage(file: string) {
  const html = readFile(file);
  return { file, html, tree: fromHtml(html) };
}

/** Every page that the build has written, by the path that visitors ask for, with the site in its language. */
export const builtPages = findBuilt('**/*.html').map((file) => {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const isHere = ({ pages }: Site) => Object.values(pages).some((page) => page.path === path);
  return { path, site: sites.find(isHere) ?? sites[0]!, ...readPage(file) };
});

/** One a language, the first one's first. */
export const missingPages = sites.map(({ pages }) => findPage(pages.notFound.path));

/** The built page that visitors find at a path. */
export function findPage(path: string) {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`The build has written no page for ${path}.`);
  return page;
}

/** One attribute of all elements that match. */
export const readAttributes = (tree: Tree, selector: string, name: string) =>
  selectAll(selector, tree).flatMap(({ properties }) =>
    properties[name] === undefined ? [] : [String(properties[name])],
  );

/** A text as it is read: any white space is a space, also the narrow one that French sets before its signs. */
export const normalise = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

/** The text of a node and of all inside it, but for what screen readers leave out. */
function readText(node: Tree): string {
  if (node.type === 'text') return node.value;
  const isSilent = node.type === 'element' && node.properties['ariaHidden'] === 'true';
  return 'children' in node && !isSilent ? node.children.map(readText).join('') : '';
}

/** The texts of all elements that match. */
export const readTexts = (tree: Tree, selector: string) =>
  selectAll(selector, tree).map((element) => normalise(readText(element)));

export type Thing = Record<string, unknown> & { '@type': string };

/** What search engines read of a page. */
export function readThings(tree: Tree): Thing[] {
  return readTexts(tree, 'script[type="application/ld+json"]').flatMap((text) => JSON.parse(text)['@graph']);
}
