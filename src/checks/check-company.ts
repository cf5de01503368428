import * as z from 'zod';
import { type Company, companySchema } from '../site/company-schema.ts';
import { checkLetters } from './check-letters.ts';

const FILE = 'src/content/company.ts';

/** Returns one sentence for each wrong fact: file, field, value, what is wrong, what would be right. */
export function checkCompany(company: Company): string[] {
  const unstated = Object.keys(companySchema.shape).filter((name) => !(name in company));
  const issues = companySchema.safeParse(company).error?.issues ?? [];
  const wrong = issues.flatMap((issue) => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
      // A fact may have a name of the owner's language, such as telefon.
      const others =
        path.length > 0 || unstated.length === 0 ? '' : ` (not stated yet: ${unstated.join(', ')})`;
      return issue.keys.map(
        (key) =>
          `${FILE}: ${z.core.toDotPath([...path, key])} is not a fact; correct its name${others}, or delete it.`,
      );
    }
    const value = path.reduce((inner: unknown, key) => Object(inner)[key], company);
    return `${FILE}: ${z.core.toDotPath(path)}${showValue(value)} ${message}.`;
  });
  const { staff, people } = company;
  if (typeof staff === 'number' && Array.isArray(people) && staff < people.length)
    wrong.push(`${FILE}: staff ${staff} is less than the people that you name; count them too.`);
  if (wrong.length > 0) return wrong;
  const name = company.shortName ? 'shortName' : 'name';
  return checkLetters(`${FILE}: ${name}`, company[name]);
}

/** What company.ts has there. A group or a list would be too long. */
function showValue(value: unknown): string {
  if (value === undefined) return ' is missing; it';
  return typeof value === 'object' ? '' : ` ${JSON.stringify(value)}`;
}
