import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLanguages, checkLoadedLanguage } from './check-languages.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));

beforeAll(() => {
  const write = (code: string, name: string) => {
    mkdirSync(join(root, 'src/content/words', code), { recursive: true });
    writeFileSync(join(root, 'src/content/words', code, name), '');
  };
  for (const name of ['home.ts', 'words.ts']) write('de', name);
  write('rm', 'words.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  [['de'], []],
  [
    [] as string[],
    [
      "src/content/languages.ts: languages is empty; write a line a language, such as en: () => import('./words/en/words.ts').",
    ],
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
  expect(checkLanguages(codes, root)).toEqual(problems);
});

it('a line that loads the words of another language is named', () => {
  expect(checkLoadedLanguage('de', 'de-CH')).toEqual([]);
  expect(checkLoadedLanguage('it', 'de-CH')).toEqual([
    'src/content/languages.ts: it loads words whose language.tag is "de-CH"; write import(\'./words/it/words.ts\'), and the tag in src/content/words/it/interface.ts.',
  ]);
});
