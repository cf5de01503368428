import { company } from '../content/company.ts';
import { languages } from '../content/languages.ts';
import type { PageId } from '../content/pages.ts';
import type { Destination } from '../content/words.ts';
import { chooseTexts, type ListedPage, listPages } from './list-pages.ts';
import { writeWords } from './write-words.ts';

/** The site in one language: its words, and its pages with their addresses. */
export type Site = Awaited<ReturnType<typeof createSite>>;
export type SitePage = ListedPage | Site['pages']['notFound'];

let loaded: Promise<Site[]> | undefined;

/** Loads the site in each of its languages, once: Astro lets no module import more after it has read astro.config.ts. */
export function loadSites(): Promise<Site[]> {
  loaded ??= Promise.all(languages.map(createSite));
  return loaded;
}

async function createSite(code: string) {
  const written = await writeWords(code, company);
  const { words, facts } = written;
  const prefix = code === languages[0] ? '' : `/${code}`;
  const listedPages = listPages(words, facts.name, prefix);
  const pages = {
    ...(Object.fromEntries(listedPages.map((page) => [page.id, page])) as Record<PageId, ListedPage>),
    /** The 404 page, which is on no list. */
    notFound: {
      id: 'notFound' as const,
      path: `${prefix}/404`,
      ...chooseTexts(words.notFound.page, facts.name),
    },
  };
  const resolveHref = ({ page, anchor }: Destination) => pages[page].path + (anchor ? `#${anchor}` : '');
  return { ...written, code, prefix, listedPages, pages, resolveHref };
}
