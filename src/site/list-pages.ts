import { PAGES, type PageId } from './pages.ts';
import { joinPlain, type Plain, type PlainText } from './typeset.ts';
import type { PageWords, Words } from './words.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

export interface ListedPage extends Plain<Omit<PageWords, 'label'>> {
  id: PageId;
  path: string;
  label: string;
}

/** All pages, below a prefix such as /de. */
export const listPages = (words: Words, plain: Plain<Words>, name: PlainText, prefix: string): ListedPage[] =>
  PAGES.map((id) => ({
    id,
    ...plain[id].page,
    label: words[id].page.label,
    title: addName(plain[id].page.title, name),
    path: toPath(prefix, id),
  }));

export const toPath = (prefix: string, id: PageId) => (id === 'home' ? prefix || '/' : `${prefix}/${id}`);

/** Puts the company's name behind a title if there is room, so that tabs and search results show whose page it is. */
export function addName(title: PlainText, name: PlainText): PlainText {
  const named = joinPlain([title, name], ' | ');
  return named.length > MAX_TITLE_CHARACTERS ? title : named;
}
