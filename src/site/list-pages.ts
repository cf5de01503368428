import { type PageEntry, type PageId, registry } from '../content/pages.ts';
import type { Language, PageWords } from '../content/words.ts';
import { toPlainText } from './to-plain-text.ts';
import type { Written } from './write-words.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

interface PageTexts {
  title: string;
  description: string;
}
export interface ListedPage extends PageTexts, PageEntry, Pick<PageWords, 'label' | 'picture'> {
  id: PageId;
}
export interface MissingPage extends PageTexts {
  id: 'notFound';
  path: string;
}
export type SitePage = ListedPage | MissingPage;

/** The page that is shown, in one of the languages. */
export interface Translation extends Pick<Language, 'name' | 'tag'> {
  path: string;
}

/** The pages of the registry, below a prefix such as /de. */
export const listPages = ({ words, facts }: Pick<Written, 'words' | 'facts'>, prefix: string): ListedPage[] =>
  (Object.keys(registry) as PageId[]).map((id) => ({
    id,
    ...registry[id],
    ...words[id].page,
    ...chooseTexts(words[id].page, facts.name),
    path: (prefix + registry[id].path).replace(/(?<=.)\/$/, ''),
  }));

export function chooseTexts(
  { title, description }: Pick<PageWords, 'title' | 'description'>,
  name: string,
): PageTexts {
  const chosen = chooseFirst(MAX_TITLE_CHARACTERS, title);
  const named = `${chosen} | ${name}`;
  return {
    // With the company's name where there is room, so that tabs and search results show whose page it is.
    title: chosen.includes(name) || named.length > MAX_TITLE_CHARACTERS ? chosen : named,
    description: chooseFirst(MAX_DESCRIPTION_CHARACTERS, description),
  };
}

/** The first text that fits; where none does, the last, which the build then names. */
function chooseFirst(max: number, texts: string[]): string {
  const plain = texts.map(toPlainText);
  return plain.find(({ length }) => length <= max) ?? plain.at(-1)!;
}
