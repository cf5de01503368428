import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Company, company } from '../src/content/company.ts';
import { languages as shown } from '../src/content/languages.ts';
import type { Facts, Words } from '../src/content/words.ts';
import { writeWords } from '../src/site/write-words.ts';

const folders = join(import.meta.dirname, '../src/content/words');
/** The sample has more languages than it shows: an owner may choose among them, and need not keep the others. */
const isSample = existsSync(join(import.meta.dirname, 'specification'));
/** Shorter texts may be the same word in two languages, such as Services, or a name. */
const MIN_WORDS = 4;

/** Facts that an owner may leave out, but the year of the founding, of which words say nothing. */
const STATED = {
  management: 'Anna Keller (tests), Luc Favre',
  staff: 359,
  answersWithinDays: 9,
  discoveryDays: 352,
  discoveryPrice: 351,
  discoveryClientDays: 354,
  cycleWeeks: 353,
  firstAgentFrom: 355,
  firstAgentTo: 356,
  runningFrom: 357,
  runningTo: 358,
  systems: 'Abacus',
  dataCountry: 'LI',
};
/** Two prices are stated together or not at all. */
function leaveOut(fact: string): Partial<Company> {
  const left = Object.entries(STATED).filter(([name]) => name.startsWith(fact.replace(/(From|To)$/, '')));
  return Object.fromEntries(left.map(([name, value]) => [name, typeof value === 'string' ? '' : 0]));
}

const compared = new Set([...shown, ...(isSample ? globSync('*', { cwd: folders }) : [])]);
const languages = await Promise.all([...compared].map(readLanguage));
const [first] = languages;

it('each language has the rows of the first one’s offer, and the figures and decisions of its cases', () => {
  for (const { code, rows, cases } of languages) {
    expect(rows, code).toEqual(first!.rows);
    expect(cases, code).toEqual(first!.cases);
  }
});

it('each language states what the owner states, and nothing where he says nothing', async () => {
  for (const { code, read } of languages) {
    const stated = await read(STATED);
    for (const [fact, value] of Object.entries(STATED)) {
      if (typeof value === 'number' && value > 99) expect(stated, `${code}: ${fact}`).toContain(`${value}`);
      expect(await read({ ...STATED, ...leaveOut(fact) }), `${code}: ${fact}`).not.toBe(stated);
    }
    const silent = await read(Object.assign({}, ...Object.keys(STATED).map(leaveOut)));
    expect(silent, code).not.toMatch(/undefined|NaN|35\d|Abacus|\b0\b(?![.,])| {2}|\( ?\)/);
  }
});

it('no language has a sentence of another', () => {
  for (const { code, sentences } of languages) {
    const others = languages.filter((other) => other.code !== code);
    const foreign = new Set(others.flatMap((other) => other.sentences));
    expect(sentences.length, code).toBeGreaterThan(100);
    const borrowed = sentences.filter((sentence) => foreign.has(sentence));
    expect(borrowed, code).toEqual([]);
  }
});

async function readLanguage(code: string) {
  const { facts, words } = await writeWords(code, company);
  return {
    code,
    /** All texts, as an owner with other facts has them. */
    read: async (stated: Partial<Company>) =>
      listTexts((await writeWords(code, { ...company, ...stated })).words).join('\n'),
    sentences: listTexts(words)
      .flatMap((text) => removeFacts(text, facts).split(/(?<=[.?!:])\s/))
      .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length >= MIN_WORDS),
    rows: words.methodology.offer.blank.rows.map(({ id }) => id),
    cases: readCases(words),
  };
}

/** All strings of the words. */
function listTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);
}

function removeFacts(text: string, { managers, systems }: Facts): string {
  const facts = [...Object.values(company), managers, systems].filter(Boolean).map(String);
  return facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
}

/** The figures of each case, its steps by the same hands, and what becomes of the difference after each answer. */
function readCases({ services }: Words) {
  return services.blocks.map(({ id, example }) =>
    example?.kind === 'case'
      ? [
          id,
          example.sheets.map(({ figure }) => figure),
          example.log.map(({ by, question }) => [by, question?.answers.map(({ difference }) => difference)]),
        ]
      : [id],
  );
}
