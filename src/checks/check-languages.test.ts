import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLanguages, checkTag } from './check-languages.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));
mkdirSync(join(root, 'src/content/words/de'), { recursive: true });
writeFileSync(join(root, 'src/content/words/de/home.ts'), '');
afterAll(() => rmSync(root, { recursive: true }));

it.each<[languages: string[], asked: string, problem: string]>([
  [[], 'home', 'languages.ts: languages is empty; write at least one, such as '],
  [['de', 'it'], 'home', 'languages.ts: it has no folder src/content/words/it; copy '],
  [['de'], 'careers', 'words/de/careers.ts is missing; copy '],
])('what the list %j lacks is named, asked for the page %s', (languages, asked, problem) => {
  expect(checkLanguages(languages, [asked], root)).toEqual([
    expect.stringContaining(`src/content/${problem}`),
  ]);
  expect(checkLanguages(['de'], ['home'], root)).toEqual([]);
});

it('a copied folder that still has the tag of another language is named', () => {
  expect(checkTag('de', 'de-CH')).toEqual([]);
  expect(checkTag('it', 'de-CH')).toEqual([
    `src/content/words/it/language.ts: tag "de-CH" is another language's; write one such as it-CH.`,
  ]);
});
