import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import type { Company } from '../src/content/company-schema.ts';
import { languages } from '../src/content/languages.ts';
import { writeWords } from '../src/site/write-words.ts';
import { full, silence } from './companies.ts';

// An owner changes the words of the published languages only.
const codes = company.sample ? globSync('*', { cwd: 'src/content/words' }).toSorted() : languages;
const [original, ...translations] = codes.toSorted((one, other) => +(other === 'en') - +(one === 'en'));

/** A page, a drawing, an element or a sign: the same in every language. */
const NAME = /\.(id|page|anchor|drawing|difference|kind|log\.\d+\.by|sign|picture)$/;
it.each([
  ['all optional facts', full],
  ['no optional facts', silence()],
])('words with %s promise the same in each language', async (_name, facts) => {
  const words = await listWords(original!, facts);
  for (const code of translations) {
    const translated = await listWords(code, facts);
    expect.soft([...translated.keys()], code).toEqual([...words.keys()]);
    for (const [path, text] of words) {
      const translation = translated.get(path) ?? '';
      if (NAME.test(path)) expect.soft(translation, path).toBe(text);
      else if (text.length > 25) expect.soft(translation, path).not.toBe(text);
      expect.soft(listFigures(translation), `${code}${path}: ${translation}`).toEqual(listFigures(text));
    }
  }
});

async function listWords(code: string, facts: Company): Promise<Map<string, string>> {
  return new Map(listTexts('', (await writeWords(code, facts)).words));
}

/** Lists texts by their paths. Languages differ in the lines of a title, its shorter variants and the titles of cards. */
function listTexts(path: string, value: unknown): [string, string][] {
  if (value === undefined || path.endsWith('.card.title')) return [];
  if (typeof value !== 'object' || value === null) return [[path, `${value}`]];
  if (/\.(title|description)$/.test(path)) return [[path, Object.values(value).join(' ')]];
  return Object.entries(value).flatMap(([key, part]) => listTexts(`${path}.${key}`, part));
}

/** Lists the amounts, times and counts of a text: 9,000 and 9’000 are the same, and so are 8:00 and 8. */
const listFigures = (text: string) =>
  (text.replace(/(?<=\d)[’,](?=\d{3})|:00\b/g, '').match(/CHF|\d+([.,:]\d+)?/g) ?? [])
    .map((figure) => figure.replace(',', '.'))
    .toSorted();
