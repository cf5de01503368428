import * as words from '#words/interface.ts';
import { blocks } from '#words/services.ts';
import { company } from '../../content/company.ts';
import { pages } from '../../content/pages.ts';
import { findAccentProblems } from '../outputs/accent.ts';
import { drawings } from '../outputs/share/drawings.ts';
import { checkCompany } from './check-company.ts';
import { checkInterface } from './check-interface.ts';
import { checkPages } from './check-pages.ts';
import { checkServices } from './check-services.ts';

/** Everything that is wrong with what the owner has written. */
export const findProblems = () => [
  ...checkCompany(company),
  ...checkPages(pages, Object.keys(drawings)),
  ...checkServices(blocks),
  ...checkInterface(words, 'en'),
  ...findAccentProblems(),
];
