import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { loadWords } from '../support/tested-site.ts';

it.each([
  ['en', 'Zürich', 'Zurich'],
  ['de', 'Genève', 'Genf'],
  ['fr', 'Basel', 'Bâle'],
  ['en', 'Chur', 'Chur'],
])('in %s, %s is %s in a sentence', async (folder, town, name) => {
  const writeWords = await loadWords(folder);
  expect(writeWords({ ...company, town }).about.head.lead).toMatch(new RegExp(`\\b${name}\\b`));
});
