import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { countCharacters, MAX_ROWS_CHARACTERS } from '../support/measure-offer.ts';
import { loadWords } from '../support/tested-site.ts';

const folders = globSync('*', { cwd: join(import.meta.dirname, '../../src/content/words') });

it.each(folders)('the offer prints on one sheet in %s', async (folder) => {
  const writeWords = await loadWords(folder);
  const { rows } = writeWords(company).methodology.offer;
  expect(countCharacters(rows)).toBeLessThanOrEqual(MAX_ROWS_CHARACTERS);
});

it.each([
  ['en', 'Zürich', 'Zurich'],
  ['de', 'Genève', 'Genf'],
  ['fr', 'Basel', 'Bâle'],
  ['en', 'Chur', 'Chur'],
])('in %s, %s is %s in a sentence', async (folder, town, name) => {
  const writeWords = await loadWords(folder);
  expect(writeWords({ ...company, town }).about.head.lead).toMatch(new RegExp(`\\b${name}\\b`));
});
