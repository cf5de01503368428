import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { type Company, company } from '../src/content/company.ts';
import { codes } from '../src/content/languages.ts';
import type { Words } from '../src/content/words.ts';
import { formatFacts } from '../src/site/format-facts.ts';
import { loadWords } from './support/tested-site.ts';

const folders = join(import.meta.dirname, '../src/content/words');
/** The sample has more languages than it shows: an owner may choose among them, and need not keep the others. */
const isSample = existsSync(join(import.meta.dirname, 'specification'));
/** Shorter texts may be the same word in two languages, such as Services, or a name. */
const MIN_WORDS = 4;

/** Facts that an owner may leave out. */
const STATED = {
  founded: '1951',
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
};
/** Two prices are stated together or not at all. */
function leaveOut(fact: string): Partial<Company> {
  const left = Object.entries(STATED).filter(([name]) => name.startsWith(fact.replace(/(From|To)$/, '')));
  return Object.fromEntries(left.map(([name, value]) => [name, typeof value === 'string' ? '' : 0]));
}

const compared = new Set([...codes, ...(isSample ? globSync('*', { cwd: folders }) : [])]);
const languages = await Promise.all([...compared].map(readLanguage));
const [first] = languages;

it('each language promises what the first one promises: in notes to the owner, in the offer, and in its cases', () => {
  for (const { code, promised } of languages) expect(promised, code).toEqual(first!.promised);
});

it('each language states what the owner states, and nothing where he says nothing', () => {
  for (const { code, read } of languages) {
    const stated = read(STATED);
    for (const [fact, value] of Object.entries(STATED)) {
      if (typeof value === 'number' && value > 99) expect(stated, `${code}: ${fact}`).toContain(`${value}`);
      expect(read({ ...STATED, ...leaveOut(fact) }), `${code}: ${fact}`).not.toBe(stated);
    }
    const silent = read(Object.assign({}, ...Object.keys(STATED).map(leaveOut)));
    expect(silent, code).not.toMatch(/undefined|NaN|35\d|\b0\b(?![.,])| {2}|\( ?\)/);
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
  const writeWords = await loadWords(code);
  const words = writeWords(company);
  const { managers } = formatFacts(company, words.labels.language);
  const read = (facts: Partial<Company>) => listTexts(writeWords({ ...company, ...facts })).join('\n');
  const sentences = listTexts(words)
    .flatMap((text) => removeFacts(text, managers).split(/(?<=[.?!:])\s/))
    .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length >= MIN_WORDS);
  return {
    code,
    read,
    sentences,
    promised: {
      notes: readNotes(code),
      offer: words.methodology.offer.rows.map(({ id }) => id),
      cases: readCases(words),
    },
  };
}

/** All strings of the words. */
function listTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts);
}

function removeFacts(text: string, managers: string) {
  const facts = [...Object.values(company), managers];
  return facts.reduce<string>((rest, fact) => rest.replaceAll(String(fact), ''), text);
}

/** The comments on what only the owner can keep, by file. */
function readNotes(code: string) {
  const files = globSync(`${code}/*.ts`, { cwd: folders }).toSorted();
  return files.map((file) => [
    basename(file),
    readFileSync(join(folders, file), 'utf8').match(/(?<=\/\/ You promise: ).*$/gm),
  ]);
}

/** The figures of each case, and its steps by the same hands. */
function readCases({ services }: Words) {
  return services.blocks.map(({ id, example }) =>
    example?.kind === 'case'
      ? [
          id,
          example.sheets.map(({ figure }) => figure),
          example.log.map(({ by, asks, decision }) => [by, asks, decision?.answers.length]),
        ]
      : [id],
  );
}
