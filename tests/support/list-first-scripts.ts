import { findBuilt, readFile } from './read-page.ts';

/** React marks its elements with these names, and no minifier changes them. */
const REACT_MARK = /react\.(transitional\.)?element|react-dom|__REACT_DEVTOOLS/;
/** The words of a language come with it. */
export const WORDS_FILE = /\/words\.[\w-]+\.js$/;

const scripts = findBuilt('**/*.js');
const isReact = (file: string) => WORDS_FILE.test(file) || REACT_MARK.test(readFile(file));
/** They wait for an interaction. */
export const reactScripts = scripts.filter(isReact);
const otherScripts = scripts.filter((file) => !isReact(file));

/** What runs each kind of drawing, by `data-kind`. */
const DRAWING_SCRIPTS: Record<string, RegExp> = {
  tiles: /\/run-(drawings|tiles)\./,
  services: /\/run-(drawings|service-drawings)\./,
};
const DRAWINGS = /<[^>]+ data-drawing="\w+" data-kind="(\w+)"[^>]*>/g;

/** Below them no drawing is near the first view: `tests/browser/visit.spec.ts` holds this in windows of every size. */
const FIRST_SECTIONS = 2;

/** The scripts that a page downloads until the visitor scrolls or interacts. */
export const listFirstScripts = (html: string) =>
  listScripts(
    html,
    html
      .split('<section')
      .slice(0, 1 + FIRST_SECTIONS)
      .join(),
  );

/**
 * The scripts that a page downloads until an interaction: what it names, and what that script adds for the drawings in
 * a part of it. Those that play on hover wait for it.
 */
export function listScripts(html: string, part = html) {
  const kinds = [...part.matchAll(DRAWINGS)].flatMap(([tag, kind]) =>
    tag.includes('data-plays') ? [] : [DRAWING_SCRIPTS[kind!]!],
  );
  return otherScripts.filter((file) => html.includes(file) || kinds.some((kind) => kind.test(file)));
}
