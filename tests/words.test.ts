import { expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import { languages, written } from '../src/content/languages.ts';
import type { Company } from '../src/site/company-schema.ts';
import { createSite } from '../src/site/create-site.ts';
import type { Language } from '../src/site/words.ts';
import { full, silent } from './companies.ts';

// An owner changes the words of the published languages only.
const [original, ...translations] = (company.sample ? written : languages).toSorted(
  (one, other) => +(other.tag === 'en') - +(one.tag === 'en'),
);

/** A page, a drawing, an element or a sign: the same in every language. */
const NAME = /\.(id|page|anchor|drawing|missing|kind|log\.\d+\.by|sign|picture)$/;
it.each([
  ['all optional facts', full],
  ['no optional facts', silent],
])('words with %s promise the same in each language', (_name, facts) => {
  const words = listWords(original!, facts);
  for (const language of translations) {
    const code = language.tag;
    const translated = listWords(language, facts);
    expect.soft([...translated.keys()], code).toEqual([...words.keys()]);
    for (const [path, text] of words) {
      const translation = translated.get(path) ?? '';
      if (NAME.test(path)) expect.soft(translation, path).toBe(text);
      else if (text.length > 25) expect.soft(translation, path).not.toBe(text);
      // The name of this button says differently in each language what is paid for.
      if (path !== '.home.hero.waiting.button')
        expect.soft(listFigures(translation), `${code}${path}: ${translation}`).toEqual(listFigures(text));
    }
  }
});

const listWords = (language: Language, facts: Company) =>
  new Map(listTexts('', createSite(facts, language).words));

/** Lists texts by their paths. Languages differ in the lines of a title, its shorter variants and the titles of cards. */
function listTexts(path: string, value: unknown): [string, string][] {
  if (value === undefined || path.endsWith('.card.title')) return [];
  if (typeof value !== 'object' || value === null) return [[path, `${value}`]];
  if (/\.(title|description)$/.test(path)) return [[path, Object.values(value).join(' ')]];
  return Object.entries(value).flatMap(([key, part]) => listTexts(`${path}.${key}`, part));
}

/** Lists the amounts, times and counts of a text, each once: 9,000 and 9’000 are the same, and so are 8:00 and 8. */
const listFigures = (text: string) => {
  const found = text.replace(/(?<=\d)[’,](?=\d{3})|:00\b/g, '').match(/CHF|\d+([.,:]\d+)?/g);
  return [...new Set(found?.map((figure) => figure.replace(',', '.')))].toSorted();
};
