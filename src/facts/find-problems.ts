import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';
import { blocks } from '../content/services.ts';
import { findAccentProblems } from '../machine/accent.ts';
import { drawings } from '../machine/share/drawings.ts';
import { checkCompany } from './check-company.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

/** Each returns one sentence a problem: file, field, value, what is wrong, what would be right. */
const checks: (() => string[])[] = [
  () => checkCompany(company),
  () => checkPages(pages, Object.keys(drawings)),
  () => checkServices(blocks),
  () => findAccentProblems(),
];

export const findProblems = () => checks.flatMap((check) => check());
