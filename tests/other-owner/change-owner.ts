import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPage } from '../support/add-page.ts';
import { realCompany } from '../support/copy-with-facts.ts';

/** As long as a build allows, in words that are hard to break. */
export const longestFacts = {
  ...realCompany,
  name: 'Bergbahnbetriebsinformatikgenossenschaft',
  street: 'Untere Mittelwäldchenbergwegstrasse 128b',
  town: 'Niederwangenriedholzhauserdorf',
  email: 'firstname.lastname@large-company.example',
  site: 'https://www.large-company.example',
  answersIn: 'de, fr, it, en',
  answersWithinDays: 10,
  discoveryDays: 365,
  discoveryPrice: 1_000_000,
  management: 'Maximiliana von Niederwangenriedholzhausen, Bartholomäus Mittelwäldchenbergwegmeister',
  host: 'Rechenzentrumsbetriebsgesellschaft der Nordostschweiz GmbH',
  hostCountry: 'VC',
  hostKeepsLogs: 'none',
  mailProvider: 'Elektronische Briefzustellgenossenschaft Niederösterreich',
  mailCountry: 'AT',
};
const ACCENT = '#286bff';
const MARKS = { 'Mark.tsx': 'M2 2H22V22H2ZM8 8H16V16H8Z', 'SmallMark.tsx': 'M1 1H15V15H1ZM5 5H11V11H5Z' };

/** The words of a language, as its own file writes them, changed when they are read. */
const writeChanged = (code: string) => `import type { WriteWords } from '../../../site/words.ts';
import { changeWords } from './change-words.ts';
import { writeWords as writeOwn } from './own-words.ts';

export const writeWords: WriteWords = (company) => changeWords(writeOwn(company), '${code}');
`;

/** Makes a copy of the project another owner's, in all that the README tells him to edit but his facts. */
export function changeOwner(folder: string) {
  const edit = (file: string, pattern: RegExp, by: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to change.`);
    writeFileSync(path, text.replace(pattern, by));
  };
  addPage(folder);
  const changing = readFileSync(join(import.meta.dirname, 'change-words.ts'), 'utf8');
  const allWords = join(folder, 'src/content/words');
  for (const code of readdirSync(allWords)) {
    renameSync(join(allWords, code, 'words.ts'), join(allWords, code, 'own-words.ts'));
    writeFileSync(join(allWords, code, 'words.ts'), writeChanged(code));
    // One each: what languages share would be a file more that browsers ask for.
    writeFileSync(
      join(allWords, code, 'change-words.ts'),
      changing.replace('../../src/site/', '../../../site/'),
    );
  }
  edit('src/content/brand/accent.ts', /(?<=ACCENT = ')[^']+/, ACCENT);
  for (const [file, path] of Object.entries(MARKS))
    edit(
      `src/content/brand/${file}`,
      /(<path[^>]*\/>\s*)+/,
      `<path d="${path}" fillRule="evenodd" fill="currentColor" stroke="none" />`,
    );
}
