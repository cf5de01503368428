import type { PageId } from '../content/pages.ts';
import type { Company } from './company-schema.ts';
import { stateFacts } from './facts.ts';
import { describePage, type ListedPage, listPages, toPath } from './list-pages.ts';
import { listTexts } from './list-words.ts';
import type { Destination } from './texts.ts';
import { changeTexts, createTypesetter } from './typeset.ts';
import type { Language } from './words.ts';

/** The site of a company in one language: its facts, its typeset words, and its pages with their addresses. */
export type Site = ReturnType<typeof createSite>;
export type SitePage = ListedPage | Site['pages']['notFound'];

/**
 * Creates the site of a company in one of its languages. All that the site says follows from these arguments.
 * @param languages of the whole site. The first is at /, each other below its code.
 */
export function createSite(company: Company, language: Language, languages: Language[] = [language]) {
  const facts = stateFacts(company, language);
  const words = changeTexts(language.words(facts), createTypesetter(language, listTexts(company)));
  const findPrefix = (other: Language) => (other === languages[0] ? '' : `/${readCode(other)}`);
  const prefix = findPrefix(language);
  const listedPages = listPages(words, facts.shortName, prefix);
  const pages = {
    ...(Object.fromEntries(listedPages.map((page) => [page.id, page])) as Record<PageId, ListedPage>),
    /** The 404 page, which is on no list. */
    notFound: {
      id: 'notFound' as const,
      path: `${prefix}/404`,
      ...describePage(words.notFound.page, facts.shortName),
    },
  };
  return {
    language,
    facts,
    words,
    prefix,
    listedPages,
    pages,
    resolveHref: ({ page, anchor }: Destination) => pages[page].path + (anchor ? `#${anchor}` : ''),
    /** A page in each language of the site; for the 404 page, the home page. */
    translate: ({ id }: { id: PageId | 'notFound' }) =>
      languages.map((other) => ({
        name: other.name,
        tag: other.tag,
        path: toPath(findPrefix(other), id === 'notFound' ? 'home' : id),
      })),
  };
}

/** The code of a language in addresses and in the names of folders, such as de for de-CH. */
export const readCode = ({ tag }: { tag: string }) => tag.slice(0, 2);
