import { globSync } from 'node:fs';
import type { Company } from '../site/company-schema.ts';
import { namePhoto } from '../site/name-photo.ts';

const FOLDER = 'src/content/people';

/** Returns one sentence for each file in the folder of photos that belongs to none of the people. */
export function checkPhotos({ people = [] }: Company, files = globSync('*', { cwd: FOLDER })): string[] {
  const names = people.map(({ name }) => namePhoto(name));
  return files
    .filter((file) => !names.includes(file.toLowerCase().replace(/\.(jpe?g|png|webp)$/, '')))
    .map(
      (file) =>
        `${FOLDER}/${file} is nobody's photo; name it like a person of company.ts, such as erika-muster.jpg, .jpeg, .png or .webp.`,
    );
}
