import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Company, company } from '../../src/content/company.ts';
import { languages } from '../../src/content/languages.ts';
import { writeWords } from '../../src/site/write-words.ts';

/** The words of the contact page for an owner with these facts. */
async function read(facts: Partial<Company>) {
  const { words } = await writeWords(languages[0]!, { ...company, ...facts });
  const { imprint, next, privacy } = words.contact;
  const steps = next.steps.flatMap(({ text }) => text);
  return [...imprint.paragraphs, ...steps, ...privacy.paragraphs].join('\n');
}

/** Facts of the sample; its name alone is a German word, and a language may have another name for its town. */
const FACTS = /\bMuster(strasse|( Hosting| Mail)? AG)\b|123\.456\.788|\b8001\b|Zürich(?!: ')|muster\.example/;
const COMMENT = /^ *(\/?\*|\/\/).*$/gm;

const abroadHost = { host: 'Hof AG', hostCountry: 'AT' };
const home = { hostCountry: 'CH', mailCountry: 'CH' };
const abroad = 'personal data is processed outside Switzerland: in Norway.';

test.each<[what: string, facts: Partial<Company>, said: string[], notSaid: string[]]>([
  ['the host, with its country', abroadHost, ['hosted by Hof AG, Austria.', 'Hof AG in Austria'], []],
  ['the month of the last change', { privacyChanged: '2027-01' }, ['changed in January 2027.'], []],
  ['for how long a host keeps logs', { hostKeepsLogs: '2 weeks' }, ['each entry for 2 weeks.'], []],
  ['that a host keeps none', { hostKeepsLogs: 'none' }, ['keeps no log'], ['each entry', 'for none']],
  ['nothing of other countries where there are none', home, [], ['outside']],
  ['which data leaves the country', { ...home, mailCountry: 'NO' }, [`For email, ${abroad}`], []],
  ['both', { hostCountry: 'NO', mailCountry: 'NO' }, [`For hosting and email, ${abroad}`], []],
  ['a phone', { phone: '+41 44 123 45 67' }, ['call us'], []],
  ['no phone where there is none', { phone: '' }, [], ['Phone', 'call us']],
  ['no managers', { management: '' }, [], ['Management', '\n\n']],
  ['within how many days you answer', { answersWithinDays: 3 }, ['Within three working days, with q'], []],
  ['within a day', { answersWithinDays: 1 }, ['Within one working day, with q'], []],
  ['one language', { answersIn: 'rm' }, ['Write in English if you like; we answer in Romansh.'], []],
  ['two languages', { answersIn: 'en, de' }, ['enough, in English or German.'], ['if you like']],
])('the contact page tells %s', async (_what, facts, said, notSaid) => {
  const text = await read(facts);
  for (const words of said) expect(text).toContain(words);
  for (const words of notSaid) expect(text).not.toContain(words);
});

test.each([
  ['en', 'Zürich', 'Zurich'],
  ['de', 'Genève', 'Genf'],
  ['fr', 'Basel', 'Bâle'],
  ['en', 'Chur', 'Chur'],
])('in %s, %s is %s in a sentence', async (folder, town, name) => {
  const { words } = await writeWords(folder, { ...company, town });
  expect(words.about.head.lead).toMatch(new RegExp(`\\b${name}\\b`));
});

test('the sample’s facts are written in company.ts alone, so that every page follows them', () => {
  // Checks name them as examples, and find them.
  const exclude = ['src/content/company.ts', 'src/checks/*', 'src/site/find-samples.ts', '**/*.test.ts'];
  const files = globSync('src/**/*.{ts,tsx,astro}', { exclude });
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  expect(files.filter((file) => FACTS.test(read(file)))).toEqual([]);
});
