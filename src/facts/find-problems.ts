import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';
import { programmes } from '../illustrations/programmes.ts';
import { findAccentProblems } from '../machine/accent.ts';
import { checkCompany } from './check-company.ts';
import { checkPages } from './check-pages.ts';

/** Every check of what the owner writes. Each returns one sentence a problem: file, field, value, what is wrong, what would be right. */
const checks: (() => string[])[] = [
  () => checkCompany(company),
  () => checkPages(pages, Object.keys(programmes)),
  () => findAccentProblems(),
];

export const findProblems = () => checks.flatMap((check) => check());
