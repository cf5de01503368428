import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLanguages, checkLoadedLanguage } from './check-languages.ts';

const load = (code: string) => `(file: string) => import(\`./words/${code}/\${file}.ts\`)`;
const root = mkdtempSync(join(tmpdir(), 'words-'));
for (const file of ['de/home.ts', 'de/interface.ts', 'rm/interface.ts']) {
  const path = join(root, 'src/content/words', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '');
}
afterAll(() => rmSync(root, { recursive: true }));

it.each<[codes: string[], asked: string, problem: string]>([
  [[], 'home', `languages.ts: languages is empty; write a line a language, such as en: ${load('en')}.`],
  [['de', 'it'], 'home', 'languages.ts: it has no folder src/content/words/it; there are de, rm. Copy one'],
  [['rm', 'de'], 'home', 'words/rm/home.ts is missing; copy src/content/words/de/home.ts, and translate it.'],
  [['de'], 'careers', 'words/de/careers.ts is missing; src/content/pages.ts names this page; copy '],
])('what the list %j lacks is named, asked for the page %s', (codes, asked, problem) => {
  expect(checkLanguages(codes, [asked], root)).toEqual([expect.stringContaining(`src/content/${problem}`)]);
  expect(checkLanguages(['de'], ['home'], root)).toEqual([]);
});

it('a line that loads the words of another language is named', () => {
  expect(checkLoadedLanguage('de', 'de-CH')).toEqual([]);
  expect(checkLoadedLanguage('it', 'de-CH')).toEqual([
    `src/content/languages.ts: it loads words whose tag is "de-CH"; write it: ${load('it')}, and the tag in src/content/words/it/language.ts.`,
  ]);
});
