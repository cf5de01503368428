import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import { type Company, companySchema } from '../src/content/company-schema.ts';
import { languages } from '../src/content/languages.ts';
import { writeWords } from '../src/site/write-words.ts';

// An owner changes the words of the published languages only.
const codes = company.sample ? globSync('*', { cwd: 'src/content/words' }).toSorted() : languages;
const [original, ...translations] = codes.toSorted((one, other) => +(other === 'en') - +(one === 'en'));
const full = { ...company, phone: '+41 44 123 45 67', certificates: ['ISO 27001'], mailCountry: 'US' };
const priceless = { ...company, firstAgentFrom: 0, firstAgentTo: 0, runningFrom: 0, runningTo: 0 };
const bare = Object.keys(company).reduce(dropFact, priceless);

/** A page, a drawing, an element or a sign: the same in every language. */
const NAME = /\.(id|page|anchor|drawing|difference|kind|log\.\d+\.by|sign|picture)$/;
/** What a fact that is not stated may leave behind. */
const HOLE = /undefined|null|NaN|\[object| {2}| [,.]|^\s|\s$/;

describe.each([
  ['all optional facts', full],
  ['no optional facts', bare],
])('words with %s', (_name, facts) => {
  it.each(codes)('%s has no hole', async (code) => {
    for (const [path, text] of await listWords(code, facts)) expect.soft(text, path).not.toMatch(HOLE);
  });
  it.each(translations)(`%s promises the same as ${original}`, async (code) => {
    const [words, translated] = await Promise.all([listWords(original!, facts), listWords(code, facts)]);
    expect([...translated.keys()]).toEqual([...words.keys()]);
    for (const [path, text] of words) {
      const translation = translated.get(path)!;
      if (NAME.test(path)) expect.soft(translation, path).toBe(text);
      else if (text.length > 25) expect.soft(translation, path).not.toBe(text);
      expect.soft(listFigures(translation), `${path}: ${translation}`).toEqual(listFigures(text));
    }
  });
});

function dropFact(facts: Company, name: string): Company {
  const empty = [0, '', []].find((value) => typeof value === typeof facts[name as keyof Company]);
  return companySchema.safeParse({ ...facts, [name]: empty }).data ?? facts;
}

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
