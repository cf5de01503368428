import { company } from '../content/company.ts';
import { registry } from '../content/pages.ts';
import type { ServiceDrawing } from './words.ts';

/** The names in src/build-time/outputs/share/drawings.ts. */
export type SharedDrawing = ServiceDrawing | 'hero' | 'methodology' | 'about' | 'contact' | 'field' | 'ring';

/** What is the same for a page in every language. */
export interface PageEntry {
  /** Its address, whose last part is the name of the route's file in src/pages. */
  path: string;
  /** Its type in https://schema.org, for search engines. */
  kind: 'WebSite' | 'Service' | 'WebPage' | 'AboutPage' | 'ContactPage';
  /** On the picture of its shared link. */
  drawing: SharedDrawing;
}

/** Texts link to a page by this name, so that only the registry has its address. */
export type PageId = keyof typeof registry;

/** Where a link leads: a page, or the element of this id on it. */
export interface Destination {
  page: PageId;
  anchor?: string | undefined;
}

export interface Action extends Destination {
  label: string;
}

/** What search engines show of a title and of a description before they cut it. */
export const MAX_TITLE_CHARACTERS = 60;
export const MAX_DESCRIPTION_CHARACTERS = 155;

/** For browser tabs, search engines and shared links; different on each page. The first that fits is used. */
interface PageWords {
  title: string[];
  description: string[];
}

interface ListedPageWords extends PageWords {
  /** Its name in header and footer; a page without one is not linked there. */
  label?: string;
  /** The picture of its shared link: the title on it, and what its drawing shows. */
  picture: { title: string; alt: string };
}

export type WordsOfPages = Record<PageId, ListedPageWords> & { notFound: PageWords };

export type Page = { path: string; title: string; description: string };
export type ListedPage = Page & Omit<PageEntry & ListedPageWords, keyof Page> & { id: PageId };

/** The path of a page in the language below a prefix such as /de, from its path in the first language. */
export const prefixPath = (prefix: string, path: string) => (path === '/' ? prefix || path : prefix + path);

/** The pages below a prefix. The id is the name in the registry, and of the sharing picture's file. */
export const listPages = (words: WordsOfPages, prefix: string): ListedPage[] =>
  (Object.keys(registry) as PageId[]).map((id) => ({
    id,
    ...registry[id],
    ...words[id],
    ...chooseTexts(words[id]),
    path: prefixPath(prefix, registry[id].path),
  }));

export function chooseTexts({ title, description }: PageWords) {
  const chosen = chooseFirst(MAX_TITLE_CHARACTERS, title);
  const named = `${chosen} | ${company.name}`;
  return {
    // With the company's name where there is room, so that tabs and search results show whose page it is.
    title: chosen.includes(company.name) || named.length > MAX_TITLE_CHARACTERS ? chosen : named,
    description: chooseFirst(MAX_DESCRIPTION_CHARACTERS, description),
  };
}

/** The first text that fits; where none does, the last, which the build then names. */
function chooseFirst(max: number, texts: string[]): string {
  return texts.find(({ length }) => length <= max) ?? texts.at(-1)!;
}
