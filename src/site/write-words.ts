import type { Company } from '../content/company-schema.ts';
import { formatFacts } from '../content/format-facts.ts';
import { registry } from '../content/pages.ts';
import type { Language, Words } from '../content/words.ts';

/** The files of a language's folder, by what `Words` calls them: one a page, and two that belong to none. */
export const wordFiles: Record<string, string> = {
  ...Object.fromEntries(Object.keys(registry).map((page) => [page, page])),
  notFound: 'not-found',
  labels: 'interface',
};

/** Writes the words of a language: each file of its folder is a function of the facts, formatted by its rules. */
export async function writeWords(code: string, company: Company) {
  const load = async (file: string) => (await import(`../content/words/${code}/${file}.ts`)).default;
  const language: Language = await load('language');
  const facts = formatFacts(company, language);
  const entries = Object.entries(wordFiles).map(async ([name, file]) => [name, (await load(file))(facts)]);
  const words: Words = Object.fromEntries(await Promise.all(entries));
  return { language, facts, words };
}
