import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  systems: 'Dynamics 365 Business Central, SAP S/4HANA Cloud Public Edition, Abacus AbaNinja',
  dataCountry: 'VC',
  host: 'Rechenzentrumsbetriebsgesellschaft der Nordostschweiz GmbH',
  hostCountry: 'VC',
  hostKeepsLogs: 'none',
  mailProvider: 'Elektronische Briefzustellgenossenschaft Niederösterreich',
  mailCountry: 'AT',
};
const ACCENT = '#286bff';
const MARKS = { 'Mark.tsx': 'M2 2H22V22H2ZM8 8H16V16H8Z', 'SmallMark.tsx': 'M1 1H15V15H1ZM5 5H11V11H5Z' };

/** A sixth page: its screen, its words, and the lines that name it, each above the line that follows. */
const SCREEN = `import type { Words } from '../content/words.ts';
import { PageHead } from '../sections/PageHead.tsx';

export const Careers = ({ careers }: Words) => <PageHead {...careers.head} />;
`;
const WORDS = `import type { Words } from '../../words.ts';

export default (): Words['careers'] => ({
  page: {
    label: 'Careers',
    title: ['Careers'],
    description: ['Careers.'],
    picture: { title: 'Careers', alt: 'Careers.' },
  },
  head: { title: 'Careers', lead: 'Careers.' },
});
`;
const NAMED = [
  [
    'pages',
    "  careers: { path: '/careers', schemaType: 'WebPage', motif: 'field' },\n",
    '} satisfies Record<',
  ],
  [
    'words',
    '  careers: { page: PageWords; head: { title: string; lead: string } };\n',
    '  notFound: NotFoundWords;',
  ],
] as const;

/** Makes a copy of the project another owner's, in all that the README tells him to edit but his facts. */
export function changeOwner(folder: string) {
  const edit = (file: string, pattern: RegExp | string, by: string) => {
    const path = join(folder, 'src/content', file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(pattern, by);
    if (changed === text) throw new Error(`${file} has no ${pattern} to change.`);
    writeFileSync(path, changed);
  };
  for (const [file, lines, next] of NAMED) edit(`${file}.ts`, next, lines + next);
  writeFileSync(join(folder, 'src/screens/Careers.tsx'), SCREEN);
  const words = join(folder, 'src/content/words');
  for (const code of readdirSync(words)) {
    writeFileSync(join(words, code, 'careers.ts'), WORDS);
    changeLanguage(join(words, code), code);
  }
  edit('brand/accent.ts', /(?<=ACCENT = ')[^']+/, ACCENT);
  for (const [file, path] of Object.entries(MARKS)) {
    const mark = `<path d="${path}" fillRule="evenodd" fill="currentColor" stroke="none" />`;
    edit(`brand/${file}`, /(<path[^>]*\/>\s*)+/, mark);
  }
}

/** Puts another file before each of a language's words, which changes what the owner's writes. */
function changeLanguage(folder: string, code: string) {
  for (const file of readdirSync(folder)) {
    const name = file.replace('.ts', '');
    // The language's own rules, and what several files of words share.
    if (['language', 'sentences'].includes(name)) continue;
    renameSync(join(folder, file), join(folder, `own-${file}`));
    const lines = [
      "import { changeWords } from './change-words.ts';",
      `import own from './own-${file}';\n`,
      `export default changeWords(own, '${name}', '${code}');\n`,
    ];
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const changing = readFileSync(join(import.meta.dirname, 'change-words.ts'), 'utf8');
  writeFileSync(join(folder, 'change-words.ts'), changing.replaceAll('../../src/content/', '../../'));
}
