import { globSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Of the first three services; the second has a card of its own name no more than the others. */
const TITLES: [RegExp, string][] = [
  [/(?<=id: 'agents',\n *title: ')[^']+/, 'Automati\\u00adsierung von Routine\\u00adarbeit'],
  [/(?<=id: 'research',\n *title: ')[^']+/, 'Machbarkeits\\u00adstudien'],
  [/(?<=id: 'saas',\n *title: ')[^']+/, 'Plattformen'],
];

/** One shares its drawing, one has none; the first has an example. */
const MORE_SERVICES = `
  {
    id: 'maintenance',
    title: 'Betriebs\\u00adüberwachung',
    card: { text: 'Wir halten am Laufen, was wir gebaut haben, und sagen, wann es sich nicht mehr lohnt.', action: 'Zum Betrieb' },
    lead: 'Überwachung, Aktualisierung und Datensicherung im laufenden Betrieb.',
    points: ['Überwachung rund um die Uhr', 'Aktualisierungen ohne Unterbruch'],
    drawing: 'saas',
    caption: 'Acht Module, neun Plätze.',
    action: { label: 'Betrieb besprechen', page: 'contact' },
    example: {
      kind: 'steps',
      title: 'Beispiel: ein nächtlicher Abgleich',
      picture: 'bars',
      steps: ['Der Abgleich läuft jede Nacht.', 'Er bricht ab und meldet sich.', 'Am Morgen liegt der Grund vor.'],
    },
  },
  {
    id: 'integration',
    title: 'Schnittstellen\\u00adentwicklung nach Mass',
    card: { text: 'Zwei Programme, die einander bisher nicht kannten, tauschen Daten aus.', action: 'Zur Schnittstelle' },
    lead: 'Verbindungen zwischen den Programmen, die Sie schon haben.',
    points: ['Prüfung jeder Übergabe', 'Protokoll jeder Übergabe', 'Dokumentation für Ihre Leute'],
    action: { label: 'Schnittstelle besprechen', page: 'contact' },
  },`;

/** Makes a copy of the project another owner's, in all that the README tells him to edit but his facts. */
export function changeOwner(folder: string) {
  const edit = (file: string, pattern: RegExp, by: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!pattern.test(text)) throw new Error(`${file} has no ${pattern} to change.`);
    writeFileSync(path, text.replace(pattern, by));
  };
  const words = globSync('src/content/words/*/*.ts', { cwd: folder });
  for (const file of words.filter((file) => file.endsWith('/services.ts'))) {
    for (const [title, by] of TITLES) edit(file, title, by);
    // In each language something else, as a translation is.
    edit(file, /(?=\n\];\n)/, MORE_SERVICES.replaceAll(/'([^']+ [^']+)'/g, `'${file.split('/').at(-2)} $1'`));
  }
  // Labels of the interface stand in no sentence; what ends with a full stop is said twice.
  for (const file of words.filter((file) => file.endsWith('/interface.ts')))
    edit(file, /(['`])([A-Z$](?:(?!\1).)+)\1/g, '$1$2 hier$1');
  for (const file of words.filter((file) => !/\/(interface|not-found|pages)\.ts$/.test(file)))
    edit(file, /(['`])((?:(?!\1).)+\.)\1/g, '$1$2 $2$1');
  addPage(folder);
  edit('src/content/brand/accent.ts', /(?<=ACCENT = ')[^']+/, ACCENT);
  for (const [file, path] of Object.entries(MARKS))
    edit(
      `src/content/brand/${file}`,
      /(<path[^>]*\/>\s*)+/,
      `<path d="${path}" fillRule="evenodd" fill="currentColor" stroke="none" />`,
    );
}
