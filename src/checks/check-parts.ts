import { PAGES } from '../content/pages.ts';
import type { Company } from '../site/company-schema.ts';
import { readCode } from '../site/create-site.ts';
import { stateFacts } from '../site/facts.ts';
import type { Language } from '../site/words.ts';

/** What createSite needs of each page. */
const NEEDED = Object.fromEntries(
  PAGES.map((id) => [id, { page: { label: '', title: '', description: '' } }]),
);

/** Returns one sentence for each page of pages.ts without words, and for each part that only some languages have. */
export function checkParts(company: Company, languages: Language[]): string[] {
  const written = languages.map((language) => ({
    folder: `src/content/words/${readCode(language)}`,
    words: language.words(stateFacts(company, language)),
  }));
  return written.flatMap(({ folder, words }) => {
    const missing = [NEEDED, ...written.map((other) => other.words)].flatMap((model) =>
      listMissing(words, model),
    );
    return [...new Set(missing)].map((path) => {
      const [file, ...keys] = path.split('.');
      return keys.length > 0
        ? `${folder}/${file}.ts: ${keys.join('.')} is missing.`
        : `${folder}/index.ts: "${file}" is missing; write its words, or correct its name in src/content/pages.ts.`;
    });
  });
}

/** Lists the paths of all that a model has and a value lacks, such as "home.page.title". */
function listMissing(value: unknown, model: unknown, path: string[] = []): string[] {
  // A title of a card may be missing in one language.
  if (model === undefined || path.join('.').endsWith('card.title')) return [];
  if (value === undefined) return [path.join('.')];
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([key, part]) =>
    listMissing(Object(value)[key], part, [...path, key]),
  );
}
