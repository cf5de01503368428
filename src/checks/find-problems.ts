import * as z from 'zod';
import { company } from '../content/company.ts';
import { companySchema } from '../content/company-schema.ts';
import { languages } from '../content/languages.ts';
import { loadSites } from '../site/load-sites.ts';
import { checkAccent } from './check-accent.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMark } from './check-mark.ts';
import { checkPhotos } from './check-photos.ts';
import { checkRegistry } from './check-registry.ts';
import { checkWords } from './check-words.ts';
import { describeProblems } from './describe-problems.ts';
import { drawable } from './drawable.ts';

/** Returns one sentence for each wrong fact of the company. */
export function checkCompany(facts: typeof company = company): string[] {
  const shown = facts.shortName ? 'shortName' : 'name';
  return [companySchema, z.object({ [shown]: drawable })].flatMap((schema) =>
    describeProblems(schema, 'src/content/company.ts', facts),
  );
}

/** Returns all problems of facts, files and pages, or else of the words, which are made of facts. */
export async function findProblems(): Promise<string[]> {
  const problems = [
    ...checkCompany(),
    ...checkAccent(),
    ...checkMark(),
    ...checkRegistry(),
    ...checkPhotos(),
    ...checkLanguages(languages),
  ];
  return problems.length > 0 ? problems : (await loadSites()).flatMap(checkWords);
}
