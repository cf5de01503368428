import { expect, it } from 'vitest';
import { checkParts } from '../src/checks/check-parts.ts';
import { company as own } from '../src/content/company.ts';
import type { Company } from '../src/site/company-schema.ts';
import { readCode } from '../src/site/create-site.ts';
import { stateFacts } from '../src/site/facts.ts';
import { listWords } from '../src/site/list-words.ts';
import { NAMES } from '../src/site/typeset.ts';
import type { Language } from '../src/site/words.ts';
import { full, languages, silent } from './companies.ts';

const [original, ...translations] = languages;

/** The same in every language. */
const NAME = new RegExp(`\\.(${NAMES.join('|')})$`);
/** What customers are called and say may be the same in every language. */
const CUSTOMERS = /^about\.customers\.terms\./;

it.each(own.sample ? [full, silent] : [own])('words promise the same in each language (%#)', (facts) => {
  const words = readWords(original!, facts);
  const problems = checkParts(facts, languages);
  for (const language of translations) {
    const translated = readWords(language, facts);
    const report = (path: string, fault: string) => {
      const [file, ...keys] = path.split('.');
      problems.push(`src/content/words/${readCode(language)}/${file}.ts: ${keys.join('.')} ${fault}`);
    };
    for (const [path, text] of words) {
      const translation = translated.get(path);
      if (!translation) continue;
      if (NAME.test(path) && translation !== text)
        report(path, `"${translation}" must be "${text}", as in ${original!.name}.`);
      else if (translation === text && text.length > 25 && !CUSTOMERS.test(path))
        report(path, `"${text}" is not translated.`);
      const [found, wanted] = [translation, text].map((each) => listFigures(each).join(' '));
      if (found !== wanted)
        report(path, `"${translation}" has the figures ${found}; ${original!.name} has ${wanted}.`);
    }
  }
  expect(problems).toEqual([]);
});

/** The words by their paths. */
const readWords = (language: Language, facts: Company) =>
  new Map(listWords(language.words(stateFacts(facts, language))));

/** Lists the amounts, times and counts of a text, each once: 9,000 and 9’000 are the same, and so are 8:00 and 8. */
const listFigures = (text: string) => {
  const found = text.replace(/(?<=\d)[’,](?=\d{3})|:00\b/g, '').match(/CHF|\d+([.,:]\d+)?/g);
  return [...new Set(found?.map((figure) => figure.replace(',', '.')))].toSorted();
};
