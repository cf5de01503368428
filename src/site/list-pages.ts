import { type PageEntry, type PageId, registry } from '../content/pages.ts';
import type { PageWords, Words } from '../content/words.ts';
import { toPlainText } from './to-plain-text.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

export interface ListedPage extends PageEntry, Pick<PageWords, 'label' | 'picture'> {
  id: PageId;
  title: string;
  description: string;
}

/** The pages of the registry, below a prefix such as /de. */
export const listPages = (words: Words, name: string, prefix: string): ListedPage[] =>
  (Object.keys(registry) as PageId[]).map((id) => ({
    id,
    ...registry[id],
    ...words[id].page,
    ...chooseTexts(words[id].page, name),
    path: (prefix + registry[id].path).replace(/(?<=.)\/$/, ''),
  }));

export function chooseTexts(texts: Pick<PageWords, 'title' | 'description'>, name: string) {
  const title = chooseFirst(MAX_TITLE_CHARACTERS, texts.title);
  const named = `${title} | ${name}`;
  return {
    // With the company's name where there is room, so that tabs and search results show whose page it is.
    title: title.includes(name) || named.length > MAX_TITLE_CHARACTERS ? title : named,
    description: chooseFirst(MAX_DESCRIPTION_CHARACTERS, texts.description),
  };
}

/** The first text that fits; where none does, the last, which the build then names. */
function chooseFirst(max: number, texts: string[]): string {
  const plain = texts.map(toPlainText);
  return plain.find(({ length }) => length <= max) ?? plain.at(-1)!;
}
