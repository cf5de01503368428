import { globSync } from 'node:fs';
import type { Company } from '../content/company-schema.ts';
import { namePhoto } from '../site/name-photo.ts';

const PHOTOS = 'src/content/people';
const ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

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

/** Returns one sentence for each file in the folder of photos that belongs to none of the people. */
export function checkPhotos(people: Company['people'], files = globSync('*', { cwd: PHOTOS })): string[] {
  const names = people.map(({ name }) => namePhoto(name));
  const allowed = names.flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`));
  return files
    .filter((file) => !(file.startsWith('.') || allowed.includes(file)))
    .map(
      (file) =>
        `${PHOTOS}/${file} is nobody's photo; call it ${names.map((name) => `${name}.jpg`).join(' or ') || 'by a name in people, in company.ts'}, or .jpeg, .png or .webp.`,
    );
}
