import { formatFacts } from '../../src/build-time/facts/format-facts.ts';
import { loadSite } from '../../src/build-time/languages/load-site.ts';
import { type WordFiles, writeWords } from '../../src/build-time/languages/write-words.ts';
import type { Company } from '../../src/content/company.ts';
import { codes, wordFiles } from '../../src/content/languages.ts';

/** The site in each of its languages. */
export const sites = await Promise.all(codes.map((code) => loadSite(code)));

/** In the first one, whose pages the browser tests visit. */
export const site = sites[0]!;
export const { words, pages, listedPages, navigation, resolveHref } = site;

/** Loads the words of a language, shown or not, as a function of the facts. */
export async function loadWords(code: string) {
  const load = (file: string): Promise<object> => import(`../../src/content/words/${code}/${file}.ts`);
  const files: WordFiles = Object.assign({}, ...(await Promise.all(wordFiles.map(load))));
  return (company: Company) => writeWords(files, formatFacts(company, files.labels.language));
}
