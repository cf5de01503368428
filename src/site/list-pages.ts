import { type PageId, registry } from './pages.ts';
import type { PageWords, Words } from './words.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

export interface ListedPage extends PageWords {
  id: PageId;
  path: string;
}

/** The pages of the registry, below a prefix such as /de. */
export const listPages = (words: Words, name: string, prefix: string): ListedPage[] =>
  (Object.keys(registry) as PageId[]).map((id) => ({
    id,
    ...words[id].page,
    title: addName(words[id].page.title, name),
    path: toPath(prefix, id),
  }));

export const toPath = (prefix: string, id: PageId) => (prefix + registry[id]).replace(/(?<=.)\/$/, '');

/** Puts the company's name behind a title if there is room, so that tabs and search results show whose page it is. */
export function addName(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return named.length > MAX_TITLE_CHARACTERS ? title : named;
}
