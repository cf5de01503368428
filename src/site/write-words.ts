import type { Company } from '../content/company.ts';
import type { Labels, Words } from '../content/words.ts';

/** The words of a language from the files of its folder. Each exports one thing: words, or a function of the facts. */
export function writeWords(files: object[], company: Company): Words {
  const exported: Record<string, unknown> & { labels: Labels } = Object.assign({}, ...files);
  const { towns, duties } = exported.labels.language;
  const facts = {
    ...company,
    town: towns[company.town] ?? company.town,
    management: company.management.replaceAll(/(?<=\()[^)]+/g, (duty) => duties[duty] ?? duty),
  };
  const written = Object.entries(exported).map(([name, words]) => [
    name,
    typeof words === 'function' ? words(facts) : words,
  ]);
  return Object.fromEntries(written);
}
