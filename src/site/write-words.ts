import type { Company } from '../content/company-schema.ts';
import { registry } from '../content/pages.ts';
import type { Facts, Language, Words } from '../content/words.ts';
import { formatFacts } from './format-facts.ts';

/** The files of a language's folder, by what `Words` calls them: one a page, and two that belong to none. */
const FILES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(registry).map((page) => [page, page])),
  notFound: 'not-found',
  labels: 'interface',
};

/** The names of all files that a language needs. */
export const wordFiles = [...Object.values(FILES), 'language'];

/** A file of words exports something else than it must: a fault of the owner's, told in one sentence. */
export class WrongExport extends Error {}

export interface Written {
  language: Language;
  facts: Facts;
  words: Words;
}

/**
 * Writes the words of a language: each file of its folder exports one default, a function of the facts, which are
 * formatted by the rules of the language. Throws a `WrongExport` where one exports anything else.
 */
export async function writeWords(
  code: string,
  company: Company,
  load: (file: string) => Promise<{ default?: unknown }> = (file) =>
    import(`../content/words/${code}/${file}.ts`),
): Promise<Written> {
  const folder = `src/content/words/${code}`;
  const { default: language } = (await load('language')) as { default?: Language };
  if (!language?.locale)
    throw new WrongExport(
      `${folder}/language.ts must export the language as its default: ${EXAMPLE_LANGUAGE}.`,
    );
  const facts = formatFacts(company, language);
  const entries = Object.entries(FILES).map(async ([name, file]) => {
    const { default: write } = await load(file);
    if (typeof write !== 'function')
      throw new WrongExport(
        `${folder}/${file}.ts must export a function of the facts as its default: ${EXAMPLE_FILE}.`,
      );
    return [name, write(facts)];
  });
  const words = Object.fromEntries(await Promise.all(entries));
  return { language, facts, words: bindWords(words, language.noBreakAfter) };
}

/** Puts a no-break space after each of these words, in every text of the words. */
function bindWords(words: Words, bound: string[] = []): Words {
  const space = new RegExp(`(?<=(?:^|\\s)(?:${bound.join('|')})) `, 'gi');
  return JSON.parse(JSON.stringify(words), (_key, value) =>
    typeof value === 'string' && bound.length > 0 ? value.replace(space, '\u00a0') : value,
  );
}

const EXAMPLE_LANGUAGE =
  "export default { name: 'English', tag: 'en', locale: 'en-GB', vat: 'VAT', towns: {} }";
const EXAMPLE_FILE = 'export default (facts: Facts): HomeWords => ({ … })';
