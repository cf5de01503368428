/**
 * Tests copies of the project that have other owners: node tests/support/other-owner.ts [words for Playwright]
 * One has facts as long as a build allows, five services, doubled words, another accent and another mark, and passes the
 * whole suite; one has only other facts and passes what these change. The tests take both from the copy.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithFacts, realCompany } from './copy-with-facts.ts';

/** Between the sample's 9 characters and the longest name's 40. */
const MIDDLING_FACTS = { ...realCompany, name: 'Seilbahn Informatik GmbH' };
const FACTS_SPECS = ['header', 'layout', 'font', 'print', 'scrollbar'].map((name) => `${name}.spec.ts`);
/** All but what makes copies of its own. */
const BUILT = ['colours', 'facts', 'html', 'icons', 'links', 'sharing', 'sizes', 'twins'].map(
  (name) => `/${name}.test.ts`,
);

/** As long as a build allows, in words that are hard to break. */
const LONGEST_FACTS = {
  ...realCompany,
  name: 'Bergbahnbetriebsinformatikgenossenschaft',
  tagline: 'Donaudampfschifffahrtsgesellschaftskapitäne finden ihre Muster und geben ihnen Arbeit auf.',
  street: 'Untere Mittelwäldchenbergwegstrasse 128b',
  town: 'Niederwangenriedholzhauserdorf',
  email: 'firstname.lastname@large-company.example',
  site: 'https://www.large-company.example',
  languages: 'de, fr, it, en',
  management: 'Maximiliana von Niederwangenriedholzhausen, Bartholomäus Mittelwäldchenbergwegmeister',
  host: 'Rechenzentrumsbetriebsgesellschaft der Nordostschweiz GmbH',
  hostCountry: 'Saint Vincent & the Grenadines',
  hostKeepsLogs: 'none',
  mailProvider: 'Elektronische Briefzustellgenossenschaft Niederösterreich',
  mailCountry: 'Austria',
};
const ACCENT = '#104fe2';
const MARKS = { 'Mark.tsx': 'M2 2H22V22H2ZM8 8H16V16H8Z', 'SmallMark.tsx': 'M1 1H15V15H1ZM5 5H11V11H5Z' };

/** One shares its drawing, one has none. */
const MORE_SERVICES = `
  {
    id: 'maintenance',
    title: 'Betriebs\\u00adüberwachung',
    card: { text: 'Wir halten am Laufen, was wir gebaut haben, und sagen, wann es sich nicht mehr lohnt.' },
    lead: 'Überwachung, Aktualisierung und Datensicherung im laufenden Betrieb.',
    points: ['Überwachung rund um die Uhr', 'Aktualisierungen ohne Unterbruch'],
    drawing: 'saas',
    caption: 'Acht Module, neun Plätze.',
    action: { label: 'Betrieb besprechen', page: 'contact' },
  },
  {
    id: 'integration',
    title: 'Schnittstellen\\u00adentwicklung nach Mass',
    card: { text: 'Zwei Programme, die einander bisher nicht kannten, tauschen Daten aus.' },
    lead: 'Verbindungen zwischen den Programmen, die Sie schon haben.',
    points: ['Prüfung jeder Übergabe', 'Protokoll jeder Übergabe', 'Dokumentation für Ihre Leute'],
    action: { label: 'Schnittstelle besprechen', page: 'contact' },
  },`;

const codes = [tryOwner(LONGEST_FACTS, process.argv.slice(2), true), tryOwner(MIDDLING_FACTS, FACTS_SPECS)];
process.exitCode = codes.find(Boolean);

/** Builds a copy with these facts and tests it; gives the exit code of what failed, or 0. */
function tryOwner(facts: { name: string }, specs: string[], isOtherwiseOther = false) {
  console.log(`\n› ${facts.name}${isOtherwiseOther ? ', whose services and words are others too' : ''}`);
  const folder = copyWithFacts(facts);
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, OTHER_OWNER: isOtherwiseOther ? 'true' : '', ALL: '' },
    }).status ?? 1;
  try {
    if (isOtherwiseOther) changeAllElse(folder);
    return (
      run('node', 'tools/run.mjs', 'build') ||
      (isOtherwiseOther && run('vitest', 'run', '--project=built', ...BUILT)) ||
      run('playwright', 'test', '--project=chromium', ...specs)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function changeAllElse(folder: string) {
  const edit = (file: string, pattern: RegExp, by: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to change.`);
    writeFileSync(path, text.replace(pattern, by));
  };
  edit('src/content/words/en/services.ts', /(?=\n\];\n)/, MORE_SERVICES);
  // Whatever ends with a full stop is said twice: the titles that the specification fixes have none.
  for (const file of globSync('src/content/words/en/{about,contact,home,methodology,services}.ts', {
    cwd: folder,
  }))
    edit(file, /(['`])((?:(?!\1).)+\.)\1/g, '$1$2 $2$1');
  edit('src/content/brand/accent.ts', /(?<=ACCENT = ')[^']+/, ACCENT);
  for (const [file, path] of Object.entries(MARKS))
    edit(
      `src/content/brand/${file}`,
      /(<path[^>]*\/>\s*)+/,
      `<path d="${path}" fillRule="evenodd" fill="currentColor" stroke="none" />`,
    );
}
