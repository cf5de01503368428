import * as z from 'zod';
import { company } from '../content/company.ts';
import { companySchema } from '../content/company-schema.ts';
import { languages } from '../content/languages.ts';
import { loadSite } from '../site/load-site.ts';
import { checkAccent } from './check-accent.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMark } from './check-mark.ts';
import { checkPages } from './check-pages.ts';
import { checkPeople, checkPhotos } from './check-people.ts';
import { checkRegistry } from './check-registry.ts';
import { checkServices } from './check-services.ts';
import { describeProblems } from './describe-problems.ts';
import { drawable } from './drawable.ts';

/** Returns one sentence for each wrong fact of the company. */
export function checkCompany(facts: typeof company = company): string[] {
  const FILE = 'src/content/company.ts';
  const shown = facts.shortName ? 'shortName' : 'name';
  return [
    ...describeProblems(companySchema, FILE, facts),
    ...describeProblems(z.object({ [shown]: drawable }), FILE, facts),
  ];
}

/** Returns all problems of facts, files and pages, or else of the words, which are made of facts. */
export async function findProblems(): Promise<string[]> {
  const problems = [
    ...checkCompany(),
    ...checkAccent(),
    ...checkMark(),
    ...checkRegistry(),
    ...checkPhotos(company.people),
    ...(await checkLanguages(languages)),
  ];
  return problems.length > 0 ? problems : (await Promise.all(languages.map(checkWords))).flat();
}

async function checkWords(code: string): Promise<string[]> {
  const folder = `src/content/words/${code}`;
  const site = await loadSite(code);
  return [
    ...checkPages(site, folder),
    ...checkServices(site.words.services.blocks, folder),
    // An owner may have taken About out.
    ...(site.words.about ? checkPeople(company.people, site.words.about.people.roles, folder) : []),
  ];
}
