import { checkAccent } from '../checks/check-accent.ts';
import { checkCompany } from '../checks/check-company.ts';
import { checkMark } from '../checks/check-mark.ts';
import { checkWords } from '../checks/check-words.ts';
import { throwProblems } from '../checks/throw-problems.ts';
import { company } from '../content/company.ts';
import { allLanguages, published } from '../content/languages.ts';
import { createSite, type Site } from '../site/create-site.ts';

/** With ALL_LANGUAGES=true in the environment, a build shows the languages that are not published, too. */
const languages = process.env['ALL_LANGUAGES'] ? allLanguages : published;

/** Creates this company's site in each of its languages. While dev runs, facts change, so it looks for problems again. */
export function createSites(): Site[] {
  throwProblems([...checkCompany(company), ...checkAccent(), ...checkMark()]);
  // Words are made of facts, so only right facts show what is wrong with the words.
  const sites = languages.map((language) => createSite(company, language, languages));
  throwProblems(sites.flatMap(checkWords));
  return sites;
}
