import type { Company } from '../../src/content/company.ts';
import { codes } from '../../src/content/languages.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { writeWords } from '../../src/site/write-words.ts';

/** The site in each of its languages. */
export const sites = await Promise.all(codes.map((code) => loadSite(code)));

/** In the first one, whose pages the browser tests visit. */
export const site = sites[0]!;
export const { words, pages, listedPages, navigation, resolveHref } = site;

/** Writes the words of a language, shown or not, from a company's facts. */
export const loadWords = (code: string, company: Company) =>
  writeWords(code, (file) => import(`../../src/content/words/${code}/${file}.ts`), company);
