import { company } from '../../content/company.ts';
import { listPages } from '../../content/pages.ts';
import { loadWords } from '../languages/load-words.ts';
import { findAccentProblems } from '../outputs/accent.ts';
import { drawings } from '../outputs/share/drawings.ts';
import { checkCompany } from './check-company.ts';
import { checkInterface } from './check-interface.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

/** Everything that is wrong with what the owner has written; the words, which are made of facts, once these are right. */
export async function findProblems(): Promise<string[]> {
  const problems = [...checkCompany(company), ...findAccentProblems()];
  if (problems.length > 0) return problems;
  return (await Promise.all(company.languages.map(checkWords))).flat();
}

async function checkWords(code: string): Promise<string[]> {
  const { pages, blocks, ...words } = await loadWords(code);
  const folder = `src/content/words/${code}`;
  return [
    ...checkPages(listPages(pages, code), Object.keys(drawings), folder),
    ...checkServices(blocks, folder),
    ...checkInterface(words, folder),
  ];
}
