import * as z from 'zod';
import { type Company, companySchema } from '../site/company-schema.ts';
import { checkLetters } from './check-letters.ts';

const FILE = 'src/content/company.ts';

/** Returns one sentence for each wrong fact: file, field, value, what is wrong, what would be right. */
export function checkCompany(company: Company): string[] {
  const issues = companySchema.safeParse(company).error?.issues ?? [];
  const wrong = issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) => `${FILE}: ${z.core.toDotPath([...path, key])} is unknown; correct its name, or delete it.`,
      );
    const value = path.reduce((inner: unknown, key) => Object(inner)[key], company);
    const shown = typeof value === 'object' ? '' : ` ${JSON.stringify(value)}`;
    return `${FILE}: ${z.core.toDotPath(path)}${shown} ${message}.`;
  });
  const name = company.shortName ? 'shortName' : 'name';
  return [...wrong, ...checkLetters(`${FILE}: ${name}`, company[name])];
}
