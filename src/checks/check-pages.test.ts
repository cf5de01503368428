import { expect, test } from 'vitest';
import { listedPages } from '../../tests/support/tested-site.ts';
import { company } from '../content/company.ts';
import { languages } from '../content/languages.ts';
import { listPages } from '../site/list-pages.ts';
import { writeWords } from '../site/write-words.ts';
import { checkPages } from './check-pages.ts';

const [home] = listedPages;
const check = (change: object, tagline = 'Work.') =>
  checkPages([{ ...home!, ...change }], { tagline }, 'src/content/words/en');

test.each([
  [{ title: 'a'.repeat(61) }, /^src\/content\/words\/en\/home\.ts: page\.title "a+" is longer than 60 char/],
  [{ description: 'a'.repeat(156) }, /page\.description "a+" is longer than 155 characters; shorten it\.$/],
  [{ motif: 'tree' }, /^src\/content\/pages\.ts: home\.motif "tree" does not exist; choose one of agents, /],
])('%j is named with its field and what would be right', (change, problem) => {
  expect(check(change)).toEqual([expect.stringMatching(problem)]);
  expect(check({ title: 'a'.repeat(60), description: 'a'.repeat(155) })).toEqual([]);
});

test('a tagline that is empty or too long for the footer is named', () => {
  expect(check({}, '')).toEqual([expect.stringContaining('words/en/interface.ts: tagline "" is empty;')]);
  expect(check({}, 'a'.repeat(91))).toEqual([expect.stringContaining('is longer than 90 characters')]);
  expect(check({}, 'a'.repeat(90))).toEqual([]);
});

test.each([
  { name: 'A'.repeat(40), town: 'B'.repeat(30), email: `${'c'.repeat(31)}@alpen.ch` },
  { name: 'A', town: 'B', email: 'a@b.ch' },
])('the longest facts of an owner alone never stop a build, nor the shortest', async (facts) => {
  const { words } = await writeWords(languages[0]!, { ...company, ...facts });
  expect(checkPages(listPages(words, ''), words.labels, '')).toEqual([]);
});
