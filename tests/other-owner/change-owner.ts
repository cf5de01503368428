import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  discoveryClientDays: 365,
  cycleWeeks: 52,
  firstAgentFrom: 1_000_000,
  firstAgentTo: 1_000_000,
  runningFrom: 100_000,
  runningTo: 1_000_000,
  management:
    'Maximiliana von Niederwangenriedholzhausen (Softwareentwicklung), Bartholomäus Mittelwäldchenbergwegmeister (Geschäftsabläufe)',
  staff: 9999,
  host: 'Rechenzentrumsbetriebsgesellschaft der Nordostschweiz GmbH',
  hostCountry: 'VC',
  hostKeepsLogs: 'none',
  mailProvider: 'Elektronische Briefzustellgenossenschaft Niederösterreich',
  mailCountry: 'AT',
};
const numbers = Object.entries(realCompany).filter(([, fact]) => typeof fact === 'number');
/** Nothing that may be left out, and a name between the sample's 9 characters and the longest one's 40. */
export const shortestFacts = {
  ...realCompany,
  ...Object.fromEntries(numbers.map(([field]) => [field, 0])),
  name: 'Seilbahn Informatik GmbH',
  phone: '',
  founded: '',
  management: '',
};
const ACCENT = '#286bff';
const MARKS = { 'Mark.tsx': 'M2 2H22V22H2ZM8 8H16V16H8Z', 'SmallMark.tsx': 'M1 1H15V15H1ZM5 5H11V11H5Z' };

const TWO_SERVICES = `import type { Facts } from '../../words.ts';
import { services as own } from './own-services.ts';

export const services = (facts: Facts) => ({ ...own(facts), blocks: own(facts).blocks.slice(0, 2) });
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
    const folder = join(allWords, code);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      // What several files of words share has no type of words.
      if (!text.includes("from '../../words.ts'")) continue;
      const [, name = ''] = /^export const (\w+)/m.exec(text)!;
      renameSync(join(folder, file), join(folder, `own-${file}`));
      const changed = [
        "import { changeWords } from './change-words.ts';",
        `import { ${name} as own } from './own-${file}';`,
        `export const ${name} = changeWords(own, '${name}', '${code}');\n`,
      ];
      writeFileSync(join(folder, file), changed.join('\n'));
    }
    writeFileSync(join(folder, 'change-words.ts'), changing.replaceAll('../../src/content/', '../../'));
  }
  edit('src/content/brand/accent.ts', /(?<=ACCENT = ')[^']+/, ACCENT);
  for (const [file, path] of Object.entries(MARKS))
    edit(
      `src/content/brand/${file}`,
      /(<path[^>]*\/>\s*)+/,
      `<path d="${path}" fillRule="evenodd" fill="currentColor" stroke="none" />`,
    );
}

/** A page more, in one language without the folders of the others, and two services. */
export function keepLittle(folder: string) {
  const allWords = join(folder, 'src/content/words');
  for (const code of readdirSync(allWords))
    if (code !== 'de') rmSync(join(allWords, code), { recursive: true });
  addPage(folder);
  const words = join(allWords, 'de');
  renameSync(join(words, 'services.ts'), join(words, 'own-services.ts'));
  writeFileSync(join(words, 'services.ts'), TWO_SERVICES);
}
