import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { company } from '../src/content/company.ts';
import type { Company } from '../src/content/company-schema.ts';
import { computeExample } from '../src/content/compute-example.ts';
import { listPromises } from '../src/content/promises.ts';
import { drawPerson } from '../src/site/draw-person.ts';
import { findCase } from '../src/site/find-case.ts';
import { writeWords } from '../src/site/write-words.ts';
import { listTexts, normalise } from './built.ts';
import { full, optionalFacts, silence } from './companies.ts';

const codes = globSync('*', { cwd: 'src/content/words' });
const write = (code: string, facts: Partial<Company> = {}) => writeWords(code, { ...full, ...facts });
const join = (words: unknown) => normalise(listTexts(words).join(' '));

/** These stand in files and components; tests/outputs.test.ts reads them there. */
const WITHOUT_WORDS = ['vat', 'registerEntry', 'profiles', 'founded'];
/** What a sentence looks like that needs a missing fact. */
const HOLE = /undefined|null|NaN|\[object|(?<![\d.,’])\b0\b(?![.,]\d)|[ \u00a0]{2}| [,.]|\( ?\)/;
const figures = `${optionalFacts.map((fact) => full[fact]).filter(Number)}`.match(/\b\d\d\b/g)!;
const TRACE = new RegExp(`${HOLE.source}|\\b(${figures.join('|')})\\b|Abacus|ISO`);

it.each(codes)('%s states each fact that the owner states, and nothing in place of others', async (code) => {
  const state = async (facts: Company) => listTexts((await writeWords(code, facts)).words);
  const stated = await state(full);
  const find = (pattern: RegExp, texts: string[]) =>
    texts.filter((text) => !stated.includes(text) && pattern.test(text));
  const { words: all } = await write(code);
  // An owner may have rewritten or removed the texts that state some facts.
  const hasAll = company.sample && 'methodology' in all && 'about' in all && findCase(all.services.blocks);
  for (const figure of hasAll ? figures : []) expect.soft(join(stated)).toContain(figure);
  for (const fact of hasAll ? optionalFacts : []) {
    const without = await state(silence(fact));
    expect.soft(find(HOLE, without), fact).toEqual([]);
    if (!WITHOUT_WORDS.includes(fact)) expect.soft(without, fact).not.toEqual(stated);
  }
  expect(find(TRACE, await state(silence()))).toEqual([]);
});

it.each(codes)(
  '%s names the providers, and the country where data goes, in the privacy notice',
  async (code) => {
    const read = async (facts: Partial<Company>) => {
      const { words, facts: formatted } = await write(code, facts);
      return { ...words.contact, facts: formatted, privacy: words.contact.privacy.paragraphs };
    };
    const { imprint, privacy, facts } = await read({});
    for (const fact of [full.host, facts.hostCountry]) expect.soft(join(imprint)).toContain(fact);
    const stated = ['host', 'hostCountry', 'mailProvider', 'mailCountry', 'privacyChanged', 'email'] as const;
    for (const fact of stated)
      expect.soft(join(privacy), fact).toContain(normalise({ ...full, ...facts }[fact]));
    const atHome = await read({ hostCountry: 'CH', mailCountry: 'CH' });
    for (const country of ['hostCountry', 'mailCountry'] as const)
      expect((await read({ [country]: 'CH' })).privacy).toHaveLength(atHome.privacy.length + 1);
    expect(join(atHome.privacy)).not.toContain(facts.mailCountry);
  },
);

it.each(codes)(
  '%s uses its own names of towns, and says in which languages the company answers',
  async (code) => {
    const { language } = await write(code);
    for (const [town, name] of Object.entries(language.towns))
      expect.soft(join((await write(code, { town })).words.home.page), town).toContain(name);
    const answer = async (...answersIn: string[]) =>
      join((await write(code, { answersIn })).words.contact.next);
    const romansh = new Intl.DisplayNames(language.locale, { type: 'language' }).of('rm')!;
    expect(await answer('rm')).toContain(romansh);
    expect(await answer('de')).not.toContain(romansh);
  },
);

it('payback follows from the prices, and needs all of them', () => {
  // Middle prices 41,000 and 640: 1000 × 6 × CHF 1 − 640 saved a month, and 29 + 6 days at CHF 480.
  expect(computeExample(full)).toMatchObject({
    price: 41_000,
    running: 640,
    saving: 5360,
    ownDays: 35,
    invested: 66_900,
    months: 13,
    earningMonths: 23,
    earned: 123_280,
    buildWeeks: 52,
    weeks: 54,
  });
  const needed = ['discoveryPrice', 'discoveryClientDays', 'cycleWeeks', 'firstAgent', 'running'] as const;
  for (const fact of needed) expect.soft(computeExample(silence(fact)), fact).toBeUndefined();
  const pay = (price: number) => computeExample({ ...full, firstAgent: [price, price] });
  // 35 months save 187,600. Discovery and own days cost 25,900, so 161,700 are left for the agent.
  expect(pay(161_700)).toMatchObject({ months: 35, earningMonths: 1, earned: 5360 });
  expect(pay(161_701)).toBeUndefined();
  expect(computeExample({ ...full, running: [6000, 9000] })).toBeUndefined();
});

it.each(codes)(
  '%s shows a sum that adds up on Home, and the same figures in the sample offer',
  async (code) => {
    const { words, facts } = await write(code);
    const { pays } = words.home.impact;
    const parse = (text: string) => Number(text.replaceAll(/[,’\s]/g, ''));
    const [cases, minutes, price, running, saving] = pays.example!.sum.map(({ value }) => parse(value));
    expect(cases! * minutes! * price! - running!).toBe(saving);
    expect([pays.example!.payback.value, pays.example!.earning.value]).toEqual(['13', '23']);
    const { price: total, saving: saved, invested } = facts.example!;
    // An owner may have removed Methodology.
    if ('methodology' in words)
      for (const figure of ['54', '35', '13', total, saved, invested])
        expect.soft(join(Object(words.methodology).offer)).toContain(figure);
    const without = (await writeWords(code, silence('discoveryPrice'))).words;
    expect(without.home.impact.pays.example).toBeUndefined();
    expect(join(without)).not.toMatch(
      new RegExp(`\\b(${facts.example!.invested}|${facts.example!.saving})\\b`),
    );
  },
);

it('no two people are drawn alike', () => {
  const glyphs = Array.from({ length: 60 }, (_, place) => drawPerson(place));
  expect(new Set(glyphs).size).toBe(60);
});

it('release prints no promise about a fact that is not stated', () => {
  const count = (facts: Company) => Object.values(listPromises(facts)).flat().length;
  const unpromised = ['shortName', 'phone', 'vat', 'registerEntry', 'profiles'];
  for (const fact of optionalFacts.filter((fact) => !unpromised.includes(fact)))
    expect.soft(count(silence(fact)), fact).toBeLessThan(count(full));
  expect(join(listPromises(silence()))).not.toMatch(/undefined|NaN|\b0\b|: ?\./);
});
