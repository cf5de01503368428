import type { PageId } from '../content/pages.ts';
import type { Destination } from '../content/words.ts';
import { chooseTexts, type ListedPage, listPages, type MissingPage } from './list-pages.ts';
import type { Written } from './write-words.ts';

/** The site in one language: its words, and its pages with their addresses. */
export interface Site extends Written {
  /** What the addresses of the language begin with: nothing, or such as /de. */
  prefix: string;
  listedPages: ListedPage[];
  pages: Record<PageId, ListedPage> & { notFound: MissingPage };
  /** The links in header and footer. */
  navigation: { path: string; label: string }[];
  resolveHref: (destination: Destination) => string;
}

export function createSite(prefix: string, written: Written): Site {
  const { words, facts } = written;
  const listedPages = listPages(written, prefix);
  const pages = {
    ...(Object.fromEntries(listedPages.map((page) => [page.id, page])) as Record<PageId, ListedPage>),
    /** The 404 page, which is on no list. */
    notFound: {
      id: 'notFound' as const,
      path: `${prefix}/404`,
      ...chooseTexts(words.notFound.page, facts.name),
    },
  };
  return {
    prefix,
    ...written,
    listedPages,
    pages,
    navigation: listedPages.flatMap(({ path, label }) => (label ? [{ path, label }] : [])),
    resolveHref: ({ page, anchor }) => pages[page].path + (anchor ? `#${anchor}` : ''),
  };
}
