import { company } from '../content/company.ts';
import { companySchema } from '../content/company-schema.ts';
import { languages } from '../content/languages.ts';
import { loadSite } from '../site/load-site.ts';
import { WrongExport, wordFiles } from '../site/write-words.ts';
import { checkAccent } from './check-accent.ts';
import { checkLanguages, checkTag } from './check-languages.ts';
import { checkPages } from './check-pages.ts';
import { checkPeople } from './check-people.ts';
import { checkServices } from './check-services.ts';
import { describeProblems } from './describe-problems.ts';

/** Returns one sentence for each wrong fact of the company. */
export const checkCompany = (facts: unknown = company) =>
  describeProblems(companySchema, 'src/content/company.ts', facts);

/** Returns all problems of the owner's facts, or else of the words, which are made of facts. */
export async function findProblems(): Promise<string[]> {
  const problems = [...checkCompany(), ...checkAccent(), ...checkLanguages(languages, wordFiles)];
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
    ...checkPeople(company.people, words.about.people.roles, folder),
  ];
}
