import { expect, it } from 'vitest';
import { company as own } from '../src/content/company.ts';
import type { Company } from '../src/site/company-schema.ts';
import { readCode } from '../src/site/create-site.ts';
import { stateFacts } from '../src/site/facts.ts';
import { listWords } from '../src/site/list-words.ts';
import { IDENTIFIER_KEYS } from '../src/site/typeset.ts';
import type { Language } from '../src/site/words.ts';
import { full, languages, silent } from './companies.ts';

/** The same in every language. */
const NAME = new RegExp(`\\.(${IDENTIFIER_KEYS.join('|')})$`);
/** What customers are called and say may be the same in every language. */
const CUSTOMERS = /^about\.customers\.terms\./;

it.each(own.sample ? [full, silent] : [own])('words promise the same in each language (%#)', (facts) => {
  const written = languages.map((language) => ({ language, words: readWords(language, facts) }));
  const original = written[0]!;
  const problems: string[] = [];
  for (const { language, words } of written) {
    const report = (path: string, fault: string) => {
      const [file, ...keys] = path.split('.');
      problems.push(`src/content/words/${readCode(language)}/${file}.ts: ${keys.join('.')} ${fault}`);
    };
    for (const path of new Set(written.flatMap((other) => [...other.words.keys()])))
      if (!words.has(path) && !path.endsWith('.card.title')) report(path, 'is missing.');
    for (const [path, text] of language === original.language ? [] : words) {
      const wanted = original.words.get(path);
      if (!wanted) continue;
      if (NAME.test(path) && text !== wanted)
        report(path, `"${text}" must be "${wanted}", as in ${original.language.name}.`);
      else if (text === wanted && text.length > 25 && !CUSTOMERS.test(path))
        report(path, `"${text}" is not translated.`);
      const [figures, wantedFigures] = [text, wanted].map((each) => listFigures(each).join(' '));
      if (figures !== wantedFigures)
        report(path, `"${text}" has the figures ${figures}; ${original.language.name} has ${wantedFigures}.`);
    }
  }
  expect(problems).toEqual([]);
});

const readWords = (language: Language, facts: Company) =>
  new Map(listWords(language.words(stateFacts(facts, language))));

/** Lists the amounts, times and counts of a text, each once: 9,000 and 9’000 are the same, and so are 8:00 and 8. */
const listFigures = (text: string) => {
  const found = text.replace(/(?<=\d)[’,](?=\d{3})|:00\b/g, '').match(/CHF|\d+([.,:]\d+)?/g);
  return [...new Set(found?.map((figure) => figure.replace(',', '.')))].toSorted();
};
