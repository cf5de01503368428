import { globSync } from 'node:fs';
import * as z from 'zod';
import { type Company, companySchema } from '../site/company-schema.ts';
import { checkLetters } from './check-letters.ts';

const FILE = 'src/content/company.ts';
const PHOTOS = 'src/content/people';

/** Returns one sentence for each wrong fact: file, field, value, what is wrong, what would be right. */
export function checkCompany(company: Company, photos = globSync('*', { cwd: PHOTOS })): string[] {
  const issues = companySchema.safeParse(company).error?.issues ?? [];
  const problems = issues.flatMap((issue) => describeIssue(issue, company));
  const compared = companySchema.pick({ name: true, shortName: true, staff: true, people: true }).loose();
  const { success, data } = compared.safeParse(company);
  if (!success) return problems;
  const { name, shortName, staff = Infinity, people = [] } = data;
  if (staff < people.length)
    problems.push(`${FILE}: staff ${staff} is less than the people that you name; count them too.`);
  for (const [i, { photo }] of people.entries())
    if (photo && !photos.some((file) => file.normalize('NFC') === photo))
      problems.push(
        `${FILE}: people[${i}].photo "${photo}" is not in ${PHOTOS}/; put the file there, or correct its name.`,
      );
  return [...problems, ...checkLetters(`${FILE}: ${shortName ? 'shortName' : 'name'}`, shortName ?? name)];
}

function describeIssue({ path, message, ...issue }: z.core.$ZodIssue, company: Company): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${FILE}: ${z.core.toDotPath([...path, key])} is not a fact; correct its name, or delete it.`,
    );
  const value = path.reduce((inner: unknown, key) => Object(inner)[key], company);
  return [`${FILE}: ${z.core.toDotPath(path)}${showValue(value)} ${message}.`];
}

/** What company.ts has there. A group or a list would be too long. */
function showValue(value: unknown): string {
  if (value === undefined) return ' is missing; it';
  return typeof value === 'object' ? '' : ` ${JSON.stringify(value)}`;
}
