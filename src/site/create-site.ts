import { company } from '../content/company.ts';
import {
  chooseTexts,
  type Destination,
  type ListedPage,
  listPages,
  type Page,
  type PageId,
} from './pages.ts';
import type { Words, WriteWords } from './words.ts';

/** The site in one language: its words, and its pages with their addresses. */
export interface Site {
  /** What the addresses of the language begin with: nothing, or such as /de. */
  prefix: string;
  words: Words;
  listedPages: ListedPage[];
  pages: Record<PageId, ListedPage> & { notFound: Page };
  /** The links in header and footer. */
  navigation: { path: string; label: string }[];
  resolveHref: (destination: Destination) => string;
}

export function createSite(prefix: string, writeWords: WriteWords): Site {
  const words = writeWords(company);
  const listedPages = listPages(words.pages, prefix);
  const pages = {
    ...(Object.fromEntries(listedPages.map((page) => [page.id, page])) as Record<PageId, ListedPage>),
    /** The 404 page, which is on no list. */
    notFound: { path: '/404', ...chooseTexts(words.pages.notFound) },
  };
  return {
    prefix,
    words,
    listedPages,
    pages,
    navigation: listedPages.flatMap(({ path, label }) => (label ? [{ path, label }] : [])),
    resolveHref: ({ page, anchor }) => pages[page].path + (anchor ? `#${anchor}` : ''),
  };
}
