import type { Company } from '../content/company-schema.ts';
import { formatFacts } from '../content/format-facts.ts';
import { registry } from '../content/pages.ts';
import type { Language, Words } from '../content/words.ts';

/** The files of words in a language's folder, named as in `Words`: one a page, and two that belong to none. */
export const wordFiles = [...Object.keys(registry), 'notFound', 'labels'];

/** Writes the words of a language: each file of its folder is a function of the facts, formatted by its rules. */
export async function writeWords(code: string, company: Company) {
  const load = async (file: string) => (await import(`../content/words/${code}/${file}.ts`)).default;
  const language: Language = await load('language');
  const facts = formatFacts(company, language);
  const entries = wordFiles.map(async (name) => [name, (await load(name))(facts)]);
  const words: Words = Object.fromEntries(await Promise.all(entries));
  return { language, facts, words };
}
