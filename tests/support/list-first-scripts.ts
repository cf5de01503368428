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

/**
 * The scripts that a visit to a page downloads until an interaction: what it names, and what that script adds for the
 * drawings on the page. Those that play on hover wait for it.
 */
export function listFirstScripts(html: string) {
  const kinds = [...html.matchAll(DRAWINGS)].flatMap(([tag, kind]) =>
    tag.includes('data-plays') ? [] : [DRAWING_SCRIPTS[kind!]!],
  );
  return otherScripts.filter((file) => html.includes(file) || kinds.some((kind) => kind.test(file)));
}
