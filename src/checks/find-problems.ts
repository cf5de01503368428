import { company } from '../content/company.ts';
import { languages } from '../content/languages.ts';
import { loadSite } from '../site/load-site.ts';
import { WrongExport, wordFiles } from '../site/write-words.ts';
import { checkAccent } from './check-accent.ts';
import { checkCompany } from './check-company.ts';
import { checkLanguages, checkTag } from './check-languages.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

/** Returns all problems of the owner's facts, then of the words: words contain facts, which must be right first. */
export async function findProblems(): Promise<string[]> {
  const problems = [...checkCompany(company), ...checkAccent(), ...checkLanguages(languages, wordFiles)];
  if (problems.length > 0) return problems;
  try {
    return (await Promise.all(languages.map(checkWords))).flat();
  } catch (error) {
    if (error instanceof WrongExport) return [error.message];
    throw error;
  }
}

async function checkWords(code: string): Promise<string[]> {
  const folder = `src/content/words/${code}`;
  const { language, words, listedPages } = await loadSite(code);
  return [
    ...checkTag(code, language.tag),
    ...checkPages(listedPages, words.labels, folder),
    ...checkServices(words.services.blocks, folder),
  ];
}
