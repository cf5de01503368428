import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addPage } from '../support/add-page.ts';
import { copyWithFacts, realCompany } from '../support/copy-with-facts.ts';

// What is built of a new page is tested by `npm run test:other-owner`.
it('a new page is three files, and one for the words of each language', () => {
  const copy = copyWithFacts(realCompany);
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const read = () =>
    globSync(join(copy, 'src/**/*.{ts,tsx,css}')).map((file) => file + readFileSync(file, 'utf8'));
  const before = read();
  addPage(copy, 'Candidates');
  const touched = read().filter((text) => !before.includes(text));
  expect(touched).toHaveLength(3 + globSync('src/content/words/*/', { cwd: copy }).length);
});
