import { globSync } from 'node:fs';
import type { Company } from '../site/company-schema.ts';
import { namePhoto, toPhotoKey } from '../site/name-photo.ts';

const FOLDER = 'src/content/people';
/** What Windows and macOS put into folders. */
const SYSTEM_FILE = /^(?:Thumbs\.db|desktop\.ini|\..*)$/i;

/** Returns one sentence for each file in the folder of photos that no browser shows, or that belongs to none of the people. */
export function checkPhotos({ people = [] }: Company, files = globSync('*', { cwd: FOLDER })): string[] {
  const names = people.map(({ name }) => namePhoto(name));
  const keys = names.map(toPhotoKey);
  const wanted = names.length > 0 ? names.map((name) => `${name}.jpg`).join(', ') : 'which names nobody';
  return files
    .filter((file) => !SYSTEM_FILE.test(file))
    .flatMap((file) => {
      const [, name = file, ending = ''] = /^(.*)\.([^.]*)$/.exec(file) ?? [];
      if (!/^(jpe?g|png|webp)$/i.test(ending))
        return `${FOLDER}/${file} is no picture for browsers; save it as JPEG.`;
      if (keys.includes(toPhotoKey(name))) return [];
      return `${FOLDER}/${file} is nobody's photo; name it like a person of company.ts: ${wanted}.`;
    });
}
