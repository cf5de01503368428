import type { Company } from '../content/company-schema.ts';

/** Returns one sentence for each person of company.ts about whom the words have no line. */
export function checkPeople(
  people: Company['people'],
  roles: Record<string, string>,
  folder: string,
): string[] {
  return people
    .filter(({ name }) => !roles[name])
    .map(
      ({ name }) =>
        `${folder}/about.ts: people.roles has no line for ${name}; write what this person does, such as '${name}': 'reviews the code'.`,
    );
}
