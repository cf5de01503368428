import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addPage } from '../support/add-page.ts';
import { copyWithFacts, realCompany } from '../support/copy-with-facts.ts';

// What is built of a new page is tested by `npm run test:other-owner`.
it('a new page is four files, and one for the words of each language', () => {
  const copy = copyWithFacts(realCompany);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const before = readSource(copy);
  addPage(copy, 'Candidates');
  const touched = Object.entries(readSource(copy)).filter(([file, text]) => before[file] !== text);
  expect(touched).toHaveLength(4 + globSync('src/content/words/*/', { cwd: copy }).length);
});

/** The text of each file in src, by its path. */
function readSource(folder: string): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: folder });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
