import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { readHeaders } from '../hosting/read-headers.ts';

export type Tree = NonNullable<Parameters<typeof selectAll>[1]>;

/** A text as it is read: any white space is a space. */
export const normalise = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The text of an element, without what screen readers leave out. */
export function readText(node: Tree): string {
  if (node.type === 'text') return node.value;
  const isSilent = node.type === 'element' && node.properties['ariaHidden'] === 'true';
  return 'children' in node && !isSilent ? node.children.map(readText).join('') : '';
}
/** The texts of all elements that match, without what screen readers leave out. */
export const texts = (tree: Tree, selector: string) =>
  selectAll(selector, tree).map((element) => normalise(readText(element)));
/** One attribute of all elements that match. */
export const attributes = (tree: Tree, selector: string, name: string) =>
  selectAll(selector, tree).flatMap(({ properties }) =>
    properties[name] === undefined ? [] : [String(properties[name])],
  );

/** All that visitors or programs may read in elements and attributes. */
export const strings = (tree: Tree) =>
  selectAll('body *:not(script, style)', tree).flatMap(
    ({ children, properties: { className: _class, ...properties } }) =>
      [
        ...children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
        ...Object.values(properties),
      ].map((value) => normalise(String(value))),
  );

/** A built folder: its files, its pages by the path that visitors ask for, and the headers of every answer. */
export function readBuilt(folder: string) {
  const bytes = (path: string) => readFileSync(join(folder, path));
  const find = (pattern: string) => globSync(pattern, { cwd: folder, exclude: ['**/*.br'] }).toSorted();
  // An owner's own file, such as that by which a search engine knows the owner, is no page.
  const isPage = (file: string) => !existsSync(join('public', file));
  const pages = find('**/*.html')
    .filter(isPage)
    .map((file) => {
      const html = `${bytes(file)}`;
      return { file, html, path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, tree: fromHtml(html) };
    });
  const page = (path: string) => pages.find((each) => each.path === path)!;
  const text = (path: string) => `${bytes(path)}`;
  return { bytes, text, find, pages, page, headers: readHeaders(text('_headers'))('/') };
}
