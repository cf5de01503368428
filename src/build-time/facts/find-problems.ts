import { globSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { codes, type LanguageCode } from '../../content/languages.ts';
import { loadSite } from '../languages/load-site.ts';
import { findAccentProblems } from '../outputs/accent.ts';
import { drawings } from '../outputs/share/drawings.ts';
import { checkCompany } from './check-company.ts';
import { checkInterface } from './check-interface.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

const ENGLISH = 'src/content/words/en';

/** Everything that is wrong with what the owner has written; the words, which are made of facts, once these are right. */
export async function findProblems(): Promise<string[]> {
  const problems = [...checkCompany(company), ...findAccentProblems()];
  if (problems.length > 0) return problems;
  return (await Promise.all(codes.map(checkWords))).flat();
}

async function checkWords(code: LanguageCode): Promise<string[]> {
  const folder = `src/content/words/${code}`;
  const missing = findMissingFiles(folder);
  if (missing.length > 0) return missing;
  const { words, listedPages } = await loadSite(code);
  return [
    ...checkPages(listedPages, Object.keys(drawings), folder),
    ...checkServices(words.services.blocks, folder),
    ...checkInterface(words.labels, folder),
  ];
}

/** English has every file of words. */
function findMissingFiles(folder: string): string[] {
  const files = new Set(globSync('*.ts', { cwd: folder }));
  return globSync('*.ts', { cwd: ENGLISH })
    .filter((file) => !files.has(file))
    .map((file) => `${folder}/${file} is missing; copy it from ${ENGLISH}/, and translate it.`);
}
