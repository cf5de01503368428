import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLanguages, checkLoadedLanguage, findUnanswered } from './check-languages.ts';

const load = (code: string) => `(file: string) => import(\`./words/${code}/\${file}.ts\`)`;
const root = mkdtempSync(join(tmpdir(), 'words-'));

beforeAll(() => {
  const write = (code: string, name: string) => {
    mkdirSync(join(root, 'src/content/words', code), { recursive: true });
    writeFileSync(join(root, 'src/content/words', code, name), '');
  };
  for (const name of ['home.ts', 'interface.ts']) write('de', name);
  write('rm', 'interface.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  [['de'], []],
  [
    [] as string[],
    [`src/content/languages.ts: languages is empty; write a line a language, such as en: ${load('en')}.`],
  ],
  [
    ['de', 'it'],
    [
      'src/content/languages.ts: it has no folder src/content/words/it; there are de, rm. Copy one and translate it, or take the line out.',
    ],
  ],
  [
    ['rm', 'de'],
    ['src/content/words/rm/home.ts is missing; copy src/content/words/de/home.ts, and translate it.'],
  ],
])('the list %j is checked against the folders of words', (codes, problems) => {
  expect(checkLanguages(codes, ['home'], root)).toEqual(problems);
});

it('words that the registry of pages asks for, and no language has, are named', () => {
  expect(checkLanguages(['de'], ['careers'], root)).toEqual([
    'src/content/words/de/careers.ts is missing; src/content/pages.ts names this page; copy src/content/words/de/home.ts, and write its words.',
  ]);
});

it('a line that loads the words of another language is named', () => {
  expect(checkLoadedLanguage('de', 'de-CH')).toEqual([]);
  expect(checkLoadedLanguage('it', 'de-CH')).toEqual([
    `src/content/languages.ts: it loads words whose language.tag is "de-CH"; write it: ${load('it')}, and the tag in src/content/words/it/interface.ts.`,
  ]);
});

it('a language of the site in which nobody answers is found', () => {
  expect(findUnanswered(['en', 'fr'], 'de, en')).toEqual(['fr']);
  expect(findUnanswered(['de'], 'de')).toEqual([]);
});
