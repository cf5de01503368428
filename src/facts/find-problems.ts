import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';
import { blocks } from '../content/services.ts';
import { findAccentProblems } from '../machine/accent.ts';
import { drawings } from '../machine/share/drawings.ts';
import { checkCompany } from './check-company.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

/** Everything that is wrong with what the owner has written. */
export const findProblems = () => [
  ...checkCompany(company),
  ...checkPages(pages, Object.keys(drawings)),
  ...checkServices(blocks),
  ...findAccentProblems(),
];
