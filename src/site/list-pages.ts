import { PAGES, type PageId } from '../content/pages.ts';
import { strip } from './typeset.ts';
import type { NotFoundWords, PageWords, Words } from './words.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

export interface ListedPage extends PageWords {
  id: PageId;
  path: string;
}

/** All pages, below a prefix such as /de. Throws a sentence if one has no words. */
export const listPages = (words: Partial<Words>, name: string, prefix: string): ListedPage[] =>
  PAGES.map((id) => {
    const { page } = words[id] ?? {};
    if (!page) throw new Error(`src/content/pages.ts lists "${id}", but not every index.ts in words/ does.`);
    return { id, path: toPath(prefix, id), label: page.label, ...describePage(page, name) };
  });

/**
 * What browser tabs and search engines show of a page. The company's name follows the title if there is room, so that
 * tabs and search results show whose page it is.
 */
export function describePage({ title, description }: NotFoundWords['page'], name: string) {
  const named = `${strip(title)} | ${name}`;
  return {
    title: named.length > MAX_TITLE_CHARACTERS ? strip(title) : named,
    description: strip(description),
  };
}

export const toPath = (prefix: string, id: PageId) => (id === 'home' ? prefix || '/' : `${prefix}/${id}`);
