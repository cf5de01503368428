import { PAGES, type PageId } from '../content/pages.ts';
import type { Company } from './company-schema.ts';
import { stateFacts } from './facts.ts';
import { listTexts } from './list-words.ts';
import type { Destination } from './texts.ts';
import { changeTexts, createTypesetter, strip } from './typeset.ts';
import type { Language, NotFoundWords, Words } from './words.ts';

/** What search engines show of a title and of a description before they cut it. */
export const MAX_CHARACTERS = { title: 60, description: 155 };

/** The site of a company in one language: its facts, its typeset words, and its pages with their addresses. */
export type Site = ReturnType<typeof createSite>;
export type SitePage = Site['pages'][PageId | 'notFound'];

/**
 * Creates the site of a company in one of its languages. All that the site says follows from these arguments. Throws a
 * sentence if a page has no words.
 * @param languages of the whole site. The first is at /, each other below its code.
 */
export function createSite(company: Company, language: Language, languages: Language[] = [language]) {
  const facts = stateFacts(company, language);
  const words = changeTexts(language.words(facts), createTypesetter(language, listTexts(company)));
  const findPrefix = (other: Language) => (other === languages[0] ? '' : `/${readCode(other)}`);
  const findPath = (id: PageId, other = language) =>
    id === 'home' ? findPrefix(other) || '/' : `${findPrefix(other)}/${id}`;
  /** The company's name follows a title if there is room, so that tabs and search results show whose page it is. */
  const describe = ({ title, description }: NotFoundWords['page']) => {
    const plain = strip(title);
    const named = `${plain} | ${facts.shortName}`;
    return { title: named.length > MAX_CHARACTERS.title ? plain : named, description: strip(description) };
  };
  const listedPages = PAGES.map((id) => {
    const { page } = (words as Partial<Words>)[id] ?? {};
    if (!page) throw new Error(`src/content/pages.ts lists "${id}", but not every index.ts in words/ does.`);
    return { id, path: findPath(id), label: page.label, ...describe(page) };
  });
  type ListedPage = (typeof listedPages)[number];
  const prefix = findPrefix(language);
  const pages = {
    ...(Object.fromEntries(listedPages.map((page) => [page.id, page])) as Record<PageId, ListedPage>),
    /** The 404 page, which is on no list. */
    notFound: { id: 'notFound' as const, path: `${prefix}/404`, ...describe(words.notFound.page) },
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
      languages.map((other) => ({ ...other, path: findPath(id === 'notFound' ? 'home' : id, other) })),
  };
}

/** The code of a language in addresses and in the names of folders, such as de for de-CH. */
export const readCode = ({ tag }: { tag: string }) => tag.slice(0, 2);
